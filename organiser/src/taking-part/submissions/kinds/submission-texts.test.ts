import { submissionKinds } from './submission-kinds.ts';

/** Of every form, and not shown to the staff as fields. */
const ofAll = ['Code', 'Proof', 'NoticeVersion', 'Marketing', 'Key'];

it.each(submissionKinds.map((kind) => [kind.kind, kind] as const))(
  'has a label for each field and a text for each choice: %s',
  (_name, { form, labels, values = {} }) => {
    const fields = Object.keys(form.fields).filter((field) => !ofAll.includes(field));
    expect(fields.filter((field) => !labels[field])).toEqual([]);
    for (const [field, texts] of Object.entries(values))
      expect(Object.keys(texts)).toEqual(form.fields[field]?.choices);
  },
);
