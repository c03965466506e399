import { describe, expect, it } from 'vitest';
import { recordEdit, redoEdit, startHistory, undoEdit } from './editHistory';

const at = (text: string) => ({ text, caret: text.length });

describe('edit history', () => {
  it('goes back and forth with text and caret', () => {
    const typed = recordEdit(recordEdit(startHistory(at('')), at('5')), at('53'));
    const once = undoEdit(typed);
    expect(once.present).toEqual(at('5'));
    expect(undoEdit(once).present).toEqual(at(''));
    expect(redoEdit(once).present).toEqual(at('53'));
  });

  it('forgets what was undone when something new is typed', () => {
    const back = undoEdit(recordEdit(startHistory(at('')), at('5')));
    const changed = recordEdit(back, at('2'));
    expect(redoEdit(changed)).toBe(changed);
  });

  it('stays where it is at its ends', () => {
    const history = startHistory(at('5'));
    expect(undoEdit(history)).toBe(history);
    expect(redoEdit(history)).toBe(history);
  });

  it('makes no step of a moved caret and keeps a hundred steps', () => {
    let history = startHistory(at(''));
    history = recordEdit(history, { text: '', caret: 0 });
    expect(history.past).toHaveLength(0);
    for (let i = 0; i < 150; i += 1) history = recordEdit(history, at(String(i)));
    expect(history.past).toHaveLength(100);
  });
});
