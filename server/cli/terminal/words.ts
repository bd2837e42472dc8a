/** "1 message", "1,234 messages". */
export function countMessages(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'message' : 'messages'}`;
}

/** A stored time as an owner reads it. */
export function shortTime(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
