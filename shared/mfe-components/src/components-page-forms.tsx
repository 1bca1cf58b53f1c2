import { useState } from 'react';
import { Button, ButtonLink } from '../../src/ui/button.tsx';
import { Checkbox } from '../../src/ui/checkbox.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { ErrorSummary } from '../../src/ui/error-summary.tsx';
import { Field, SelectField, TextField } from '../../src/ui/field.tsx';
import { Shown, useMessagesOfPage } from './components-page-shown.tsx';

export function FormComponents() {
  return (
    <>
      <Buttons />
      <SampleForm />
    </>
  );
}

function Buttons() {
  const messages = useMessagesOfPage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Shown name="button, dialog">
      <div className="dw-cluster">
        <Button>{messages.buttons[0]}</Button>
        <Button kind="quiet">{messages.buttons[1]}</Button>
        <Button kind="danger">{messages.buttons[2]}</Button>
        <Button busy>{messages.buttons[3]}</Button>
        <ButtonLink href="#top" small kind="quiet">
          {messages.buttons[0]}
        </ButtonLink>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {messages.open}
        </Button>
      </div>
      <Dialog
        id="remove"
        title={messages.dialog}
        closeLabel={messages.close}
        open={open}
        onClose={close}
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              {messages.close}
            </Button>
            <Button kind="danger" onClick={close}>
              {messages.buttons[2]}
            </Button>
          </>
        }
      >
        <p>{messages.dialogText}</p>
      </Dialog>
    </Shown>
  );
}

function SampleForm() {
  const messages = useMessagesOfPage();
  return (
    <Shown name="error-summary, field, select, checkbox">
      <ErrorSummary
        title={messages.errors}
        errors={[{ field: 'email', message: messages.emailError }]}
      />
      <form className="dw-form" method="get" action="#sent">
        <Field name="name" label={messages.name} required={messages.required} autoComplete="name" />
        <Field
          name="email"
          type="email"
          label={messages.email}
          hint={messages.emailHint}
          required={messages.required}
          error={messages.emailError}
          defaultValue="wine@"
        />
        <SelectField
          name="type"
          label={messages.type}
          empty={messages.choose}
          options={messages.types.map((label, index) => ({ value: String(index), label }))}
        />
        <Field name="subject" label={messages.subject} disabled defaultValue={messages.link} />
        <TextField name="content" label={messages.content} placeholder={messages.keywordHint} />
        <Checkbox name="agree" label={messages.agree} defaultChecked />
        <Checkbox name="agree-too" label={messages.agree} error={messages.errors} />
        <Choices />
        <SelectField
          name="type-missing"
          label={messages.type}
          empty={messages.choose}
          options={messages.types.map((label, index) => ({ value: String(index), label }))}
          error={messages.errors}
        />
        <TextField
          name="content-missing"
          label={messages.content}
          error={messages.contentMissing}
        />
      </form>
    </Shown>
  );
}

function Choices() {
  const messages = useMessagesOfPage();
  return (
    <fieldset className="dw-stack">
      <legend>{messages.type}</legend>
      {messages.types.map((label, index) => (
        <Checkbox
          key={label}
          type="radio"
          name="radio"
          label={label}
          defaultChecked={index === 0}
        />
      ))}
    </fieldset>
  );
}
