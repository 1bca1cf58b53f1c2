import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { FormMessages } from './form-messages.ts';
import {
  fillPerson,
  forgetPerson,
  personFor,
  personTicks,
  readPerson,
  type Person,
} from './person.ts';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  texts: FormMessages['person'];
  /** Stores what the form holds now. */
  onFilled: () => void;
};

/** Offers what was sent of the sender in another form, to fill it in or to forget it. */
export function PersonNotice({ form, texts, onFilled }: Props) {
  const [person, setPerson] = useState<Person | 'forgotten'>({});
  useEffect(() => {
    if (form.current) setPerson(personFor(form.current, Date.now()));
  }, [form]);
  if (person === 'forgotten') return <Notice>{texts.forgotten}</Notice>;
  if (Object.keys(person).length === 0) return null;
  const { Adult: _adult, Trade: _trade, ...typed } = person;
  const ticks = personTicks.filter((tick) => tick in person).map((tick) => texts.ticks[tick]);
  const { Name: name } = readPerson(Date.now()) ?? {};
  const fill = () => {
    if (form.current) fillPerson(form.current, person);
    setPerson({});
    onFilled();
  };
  const forget = () => {
    forgetPerson();
    setPerson('forgotten');
  };
  return (
    <Notice
      action={
        <div className="dw-cluster">
          <Button small onClick={fill}>
            {texts.fill(name)}
          </Button>
          <Button kind="quiet" small onClick={forget}>
            {texts.forget}
          </Button>
        </div>
      }
    >
      {texts.known([...Object.values(typed), ...ticks].join(' · '))}
    </Notice>
  );
}
