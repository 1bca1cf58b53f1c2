import { useState } from 'react';
import { Button, ButtonLink, ComingSoon } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, SelectField, TextField } from '../ui/field.tsx';
import { Shown } from './components-page-shown.tsx';
import { partsWords, type PartsLocale } from './components-page.fixture.ts';

export function FormParts({ locale }: { locale: PartsLocale }) {
  const words = partsWords[locale];
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Shown name="button, dialog">
        <div className="dw-cluster">
          <Button>{words.buttons[0]}</Button>
          <Button kind="quiet">{words.buttons[1]}</Button>
          <Button kind="danger">{words.buttons[2]}</Button>
          <Button busy>{words.buttons[3]}</Button>
          <ComingSoon label={words.soon}>{words.buttons[4]}</ComingSoon>
          <ButtonLink href="#top" small kind="quiet">
            {words.buttons[0]}
          </ButtonLink>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
        <Dialog
          id="remove"
          title={words.dialog}
          closeLabel={words.close}
          open={open}
          onClose={close}
          footer={
            <>
              <Button kind="quiet" onClick={close}>
                {words.close}
              </Button>
              <Button kind="danger" onClick={close}>
                {words.buttons[2]}
              </Button>
            </>
          }
        >
          <p>{words.dialogText}</p>
        </Dialog>
      </Shown>
      <Shown name="error-summary, field, select, checkbox">
        <ErrorSummary title={words.errors} errors={[{ field: 'email', message: words.emailError }]} />
        <form className="dw-form" method="get" action="#sent">
          <Field name="name" label={words.name} required={words.required} autoComplete="name" />
          <Field
            name="email"
            type="email"
            label={words.email}
            hint={words.emailHint}
            required={words.required}
            error={words.emailError}
            defaultValue="wine@"
          />
          <SelectField
            name="type"
            label={words.type}
            empty={words.choose}
            options={words.types.map((label, index) => ({ value: String(index), label }))}
          />
          <Field name="subject" label={words.subject} disabled defaultValue={words.link} />
          <TextField name="content" label={words.content} placeholder={words.keywordHint} />
          <Checkbox name="agree" label={words.agree} defaultChecked />
          <Checkbox name="agree-too" label={words.agree} error={words.errors} />
          <fieldset className="dw-stack">
            <legend>{words.type}</legend>
            {words.types.map((label, index) => (
              <Checkbox key={label} type="radio" name="radio" label={label} defaultChecked={index === 0} />
            ))}
          </fieldset>
          <SelectField
            name="type-missing"
            label={words.type}
            empty={words.choose}
            options={words.types.map((label, index) => ({ value: String(index), label }))}
            error={words.errors}
          />
          <TextField name="content-missing" label={words.content} error={words.contentMissing} />
        </form>
      </Shown>
    </>
  );
}
