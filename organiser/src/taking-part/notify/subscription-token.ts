import { namePerson, personPrefix } from '../applications/person-key.ts';

const length = 40;

/**
 * The token of a subscription's link, derived with the installation's secret: it is the same in
 * every mail and in the desk's export, and is stored nowhere.
 */
export function subscriptionToken(submissionId: string): string {
  return namePerson(`subscription ${submissionId}`).slice(personPrefix().length).slice(0, length);
}
