import type { FastifyReply } from 'fastify';

/** Marks an answer as a calendar file; `file` is a plain name such as `deadline-3`. */
export function markICalendar(reply: FastifyReply, file: string): void {
  void reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}.ics"`);
}

/** What a schema says of a call that answers a calendar. */
export const calendarFile = {
  description: 'iCalendar',
  content: { 'text/calendar': { schema: { type: 'string' } } },
} as const;
