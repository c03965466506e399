import { venueLimits } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { Button, Card, PlusIcon, text, theme, useAnnounce } from '@telve/ui';
import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ExecutiveValues } from '../form/values';
import { venueEditorTexts } from '../texts';
import { ExecutiveRow } from './ExecutiveRow';

const nobody: ExecutiveValues = { fullName: '', title: '', phoneNumber: '' };

/** Up to two people to call at the venue (VEN-31, VEN-32, VEN-117). */
export function ExecutivesSection() {
  const texts = useTexts(venueEditorTexts);
  const field = useFormField<readonly ExecutiveValues[]>('venueExecutiveList');
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<'last' | 'add' | null>(null);
  const announce = useAnnounce();
  const { value } = field;
  const isFull = value.length >= venueLimits.executives;

  // After every render: only a row that was just added or removed asks for the focus.
  useEffect(() => {
    const inputs = root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    if (wanted.current === 'last') [...inputs].at(-1)?.querySelector('input')?.focus();
    if (wanted.current === 'add') root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    wanted.current = null;
  });

  const add = () => {
    wanted.current = 'last';
    field.onChange([...value, nobody]);
  };
  const latest = useRef(field);
  latest.current = field;
  const remove = useCallback(
    (index: number) => {
      const { value: now, onChange } = latest.current;
      wanted.current = 'add';
      announce(texts.executives.removed(now[index]?.fullName || texts.executives.group(index + 1)));
      onChange(now.filter((_, at) => at !== index));
    },
    [announce, texts],
  );
  return (
    <Card id="executives" title={texts.sections.executives} description={texts.executives.description}>
      <Rows ref={root} id={field.id}>
        {value.map((executive, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields belong to the place in the list.
          <ExecutiveRow key={index} index={index} name={executive.fullName} onRemove={remove} />
        ))}
        {value.length === 0 && <p>{texts.executives.none}</p>}
        <div>
          <Button data-add="" size="sm" icon={<PlusIcon />} disabled={isFull} onClick={add}>
            {texts.executives.add}
          </Button>
          {(isFull || field.error) && <p>{field.error ?? texts.executives.full}</p>}
        </div>
      </Rows>
    </Card>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]};
  }
  & p {
    ${text('label')}
    font-weight: 400;
    color: ${theme.color.text.secondary};
  }
`;
