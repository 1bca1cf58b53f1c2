/** The topic that a path asks for. `0` is the organiser's word for all topics. */
export function topicInPath(topic: string | undefined): string | undefined {
  return topic === '0' ? undefined : topic;
}
