import type { FastifyReply } from 'fastify';

/** Sets the headers of a calendar file. `file` is a plain name such as `deadline-3`. */
export function markICalendar(reply: FastifyReply, file: string): void {
  void reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}.ics"`);
}

export const calendarFile = {
  description: 'iCalendar',
  content: { 'text/calendar': { schema: { type: 'string' } } },
} as const;
