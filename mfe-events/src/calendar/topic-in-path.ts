import type { Calendar } from '@dswine/shared/contract/calendar';

/** The topic that a path asks for. `0` is the organiser's word for all topics. */
export function topicInPath(topic: string | undefined): string | undefined {
  return topic === '0' ? undefined : topic;
}

/** The name of a topic as the calendar knows it; none while the calendar is on its way, or when no topic is asked for. */
export function topicName(
  calendar: Calendar | undefined,
  topic: string | undefined,
): string | undefined {
  return calendar?.Topics.find(({ Code }) => Code === topic)?.Name;
}
