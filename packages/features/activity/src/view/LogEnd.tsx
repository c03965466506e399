import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Button, theme, useAnnounce } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { OlderParts } from '../data/useOlderParts';
import { activityTexts } from '../texts';

/** “Daha eskileri göster”. It keeps the focus while rows come in above it; after the last ones a line says so. */
export function LogEnd({ older }: { older: OlderParts }) {
  const texts = useTexts(activityTexts);
  const announce = useAnnounce();
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const { rows, added, hasMore, status } = older;
  const shown = rows.length;

  useEffect(() => {
    if (shown === 0 || !pressed.current) return;
    announce(texts.announceMore(formatNumber(added)));
    // The button is gone: who was on it stays here.
    if (!hasMore) end.current?.focus({ preventScroll: true });
    else pressed.current = false;
  }, [shown, added, hasMore, announce, texts]);

  if (!hasMore) {
    return shown === 0 ? null : (
      <Root>
        <p ref={end} tabIndex={-1}>
          {texts.end}
        </p>
      </Root>
    );
  }
  const failed = status === 'failed';
  const press = () => {
    pressed.current = true;
    older.more();
  };
  return (
    <Root>
      {failed && <p role="alert">{texts.moreFailed}</p>}
      <Button size="sm" loading={status === 'reading'} loadingText={texts.moreLoading} onClick={press}>
        {failed ? texts.again : texts.more}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  margin-top: 16px;
  color: ${theme.color.text.secondary};

  & p:focus-visible { outline: none; }
`;
