import { useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { listTexts } from './texts';

/** Milliseconds of silence after which a search is sent. */
const delay = 300;

/** The box holds its text itself, so that a keystroke renders nothing else. */
export function Search({ label, send }: { label: string; send: (search: string) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') send('');
    else if (next.trim().length > 1) timer.current = setTimeout(() => send(next.trim()), delay);
  };
  return (
    <div className="search">
      <div className={classes.frame}>
        <label id={`${id}-label`} htmlFor={id} className={classes.label}>
          <span>{label}</span>{' '}
        </label>
        <div className={classes.box}>
          <Icon name="search" />
          <input
            id={id}
            autoComplete="off"
            placeholder={label}
            enterKeyHint="search"
            spellCheck={false}
            className={classes.input}
            type="search"
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          <button
            type="button"
            aria-label={listTexts.clear}
            className={classes.clear}
            hidden={text === ''}
            onClick={() => type('')}
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
    </div>
  );
}
