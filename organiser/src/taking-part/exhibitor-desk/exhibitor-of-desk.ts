import type { DeskState } from '@dswine/shared/contract/exhibitor-desk';
import { Failure } from '@dswine/shared/contract/wire';
import { deskAccess, readAccess } from '@dswine/shared/fair/addresses/access-cookies';
import type { FastifyRequest } from 'fastify';
import { type ExhibitorRecord, findExhibitor } from '../../content/editions/edition.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/responses.ts';
import type { Database } from '../../store/tables.ts';
import { memberOfLink } from './members.repository.ts';

/** An exhibitor's desk, and the member who uses it. */
export type OpenDesk = {
  edition: string;
  exhibitorId: string;
  exhibitor: ExhibitorRecord;
  memberId: string;
  /** The member's name. */
  name: string;
};
type At = Pick<Dependencies, 'now'> & { database: Database };

/** The desk that the cookie of a request opens in the edition of its path, or why it opens none. */
export async function findDesk(
  { database, now }: At,
  request: FastifyRequest,
): Promise<OpenDesk | Exclude<DeskState, 'open'>> {
  const { code: edition } = request.params as { code: string };
  const token = readAccess(deskAccess, request.headers.cookie);
  const found = await memberOfLink(database, { edition, token }, now());
  if (!found) return 'none';
  if (!found.isOpen) return 'ended';
  const { id: memberId, exhibitor_id: exhibitorId, name } = found.member;
  const exhibitor = await findExhibitor(database, edition, exhibitorId);
  return exhibitor ? { edition, exhibitorId, exhibitor, memberId, name } : 'hidden';
}

/**
 * Like `findDesk`. Throws an `HttpError` when there is no desk: 401 without a key, 410 for one that
 * has ended, 403 when the exhibitor was taken off the site. Pass the transaction that changes
 * something as `database`.
 */
export async function exhibitorOfDesk(at: At, request: FastifyRequest): Promise<OpenDesk> {
  const found = await findDesk(at, request);
  if (typeof found === 'string') throw problemOf(found);
  return found;
}

function problemOf(state: Exclude<DeskState, 'open'>): HttpError {
  const [status, message] = problems[state];
  return new HttpError(status, message);
}

const problems = {
  none: [401, '請從信中的連結進入 / Please follow the link of your mail'],
  ended: [410, '連結已失效，請索取新的連結 / The link has ended. Please ask for a new one'],
  hidden: [
    403,
    '這個參展商已下架，請洽主辦單位 / This exhibitor was taken off. Please ask the organiser',
  ],
} as const;

/** For the schema of a call that needs a desk. */
export const deskFailures = { 401: Failure, 403: Failure, 410: Failure };

/** Of a form that needs a desk. */
export const ofDesk = { access: deskAccess, failures: deskFailures };
