import type { ReleaseForm } from '../../contract/releases.ts';

/** A list of people: one on each line. */
const people = { lines: true, max: 4000, keep: 'page' } as const;

/** Fills in an order and leads to its sum. Authorised by the cookie of the exhibitor's desk. */
export const draftOrderForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Orders/Draft/{Code}{?Lang}',
  fields: {
    /** The version that the page showed: a colleague may have sent another meanwhile. */
    Version: { required: true, max: 10, keep: 'never' },
    /** `<item>:<quantity>`, joined with commas. */
    Quantities: { max: 4000, keep: 'page' },
    Passes: people,
    Staff: people,
  },
  next: '/ExhibitorDesk/Orders?done=filled',
} as const satisfies ReleaseForm;

/** Sends the order whose sum the page showed. */
export const sendOrderForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Orders/Send/{Code}{?Lang}',
  fields: {
    Order: { required: true, max: 40, keep: 'never' },
    Total: { required: true, max: 12, keep: 'never' },
  },
  next: '/ExhibitorDesk/Orders?done=sent',
} as const satisfies ReleaseForm;
