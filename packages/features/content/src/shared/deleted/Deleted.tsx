import { useConfirm, useFormValues } from '@telve/kit';
import { Alert, Button, theme } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { DeletedTexts } from './texts';

interface DeletedProps<Values> {
  texts: DeletedTexts;
  /** Goes on with what stands in the form. */
  onAdd: (typed: Values) => void;
}

/**
 * Above the form of a record that somebody else deleted. It is said at once in a dialog, and what was typed, also while the
 * save was under way, can go on as a new record, then or later.
 */
export function Deleted<Values extends object>({ texts, onAdd }: DeletedProps<Values>) {
  const { title, text, add, stay } = texts;
  const values = useFormValues<Values>();
  const confirm = useConfirm();
  const now = useRef({ values, onAdd });
  const asked = useRef(false);
  useEffect(() => {
    now.current = { values, onAdd };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once.
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void confirm({ title, text, confirmLabel: add, cancelLabel: stay }).then((yes) => {
      if (yes) now.current.onAdd(now.current.values);
    });
  }, []);
  return (
    <Note>
      <Alert
        tone="warning"
        title={title}
        action={
          <Button size="sm" onClick={() => onAdd(values)}>
            {add}
          </Button>
        }
      >
        {text}
      </Alert>
    </Note>
  );
}

const Note = styled.div`
  margin-bottom: ${theme.space[7]};
`;
