import { describe, expect, it } from 'vitest';
import { heldUntil, removableAt } from './removable';

const at = (text: string) => new Date(text);
const since = at('2026-11-27T11:00:00Z');

describe('a subscription', () => {
  it('may not be cancelled within 48 hours of its start, and is told from when on it may (SUP-14, D-85)', () => {
    const refused = {
      canUserRemovable: false,
      userRemovableStatusMessage:
        'Üyelik 48 saat içinde başladığı için iptal edilemez. 29.11.2026 14:00’ten sonra deneyin.',
    };
    expect(removableAt(since, since)).toEqual(refused);
    expect(removableAt(since, at('2026-11-29T10:59:59.999Z'))).toEqual(refused);
    const allowed = { canUserRemovable: true, userRemovableStatusMessage: null };
    expect(removableAt(since, at('2026-11-29T11:00:00Z'))).toEqual(allowed);
  });

  it('may be cancelled at the minute that was told, not before (SUP-14)', () => {
    const started = at('2026-11-27T11:00:00.001Z');
    expect(heldUntil(started, at('2026-11-29T11:00:59Z'))).toBe('29.11.2026 14:01’den');
    expect(heldUntil(started, at('2026-11-29T11:01:00Z'))).toBeUndefined();
  });

  it('is told the day of Istanbul (D-21)', () => {
    expect(heldUntil(at('2026-12-29T21:40:00Z'), at('2026-12-30T08:00:00Z'))).toBe('01.01.2027 00:40’tan');
  });

  it('that is not there cannot be cancelled (SUP-14, D-85)', () => {
    expect(removableAt(null, since)).toEqual({
      canUserRemovable: false,
      userRemovableStatusMessage: 'Üyenin iptal edilecek bir aboneliği yok.',
    });
  });
});
