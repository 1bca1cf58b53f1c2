import type { Calendar } from '@dswine/shared/contract/calendar';

/** The topic of a path parameter. `0` is the organiser's code for all topics. */
export function topicInPath(topic: string | undefined): string | undefined {
  return topic === '0' ? undefined : topic;
}

/**
 * The name of a topic; undefined while the calendar loads, for all topics, and for unknown topics.
 */
export function topicName(
  calendar: Calendar | undefined,
  topic: string | undefined,
): string | undefined {
  return calendar?.Topics.find(({ Code }) => Code === topic)?.Name;
}
