const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const TYPED = /^(\d{1,2})[:.](\d{2})$|^(\d{2})(\d{2})$/;

/** True for a time of day as `HH:mm`, 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Reads a typed time of day (`9:05`, `09.05`, `0905`) as `HH:mm`; `null` when it is none. */
export function parseTime(text: string): string | null {
  const match = TYPED.exec(text.trim());
  if (!match) return null;
  const time = `${(match[1] ?? match[3] ?? '').padStart(2, '0')}:${match[2] ?? match[4]}`;
  return isTime(time) ? time : null;
}

/** Minutes since midnight of `HH:mm`, `null` when the text is no time. */
export function minutesOfTime(time: string): number | null {
  const match = TIME.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** `HH:mm` of minutes since midnight; whole days wrap around (1500 is `01:00`). */
export function timeOfMinutes(minutes: number): string {
  const inDay = ((Math.trunc(minutes) % 1440) + 1440) % 1440;
  const hour = String(Math.floor(inDay / 60)).padStart(2, '0');
  return `${hour}:${String(inDay % 60).padStart(2, '0')}`;
}
