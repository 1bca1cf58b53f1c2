import { namePerson, personPrefix } from '../applications/person-key.ts';

const length = 40;

/**
 * The key in the mailed links of a subscription, signed with the installation's secret. It is the
 * same in every mail, so an old mail still ends the mails.
 */
export function subscriptionToken(submissionId: string): string {
  return namePerson(`subscription ${submissionId}`).slice(personPrefix().length).slice(0, length);
}
