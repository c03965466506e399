'use client';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { useUiTexts } from '../../texts/TextsContext';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { DialogShell } from '../dialog/DialogShell';
import { XIcon } from '../icons/icons';

export interface FilterSheetProps {
  onClose: () => void;
  /** Takes all filters off; without it there is nothing to take off. */
  onClear?: () => void;
  /** What the button says: how many records will show. Default "Sonuçları göster". */
  showLabel?: string;
  children: ReactNode;
}

/** Filters on a phone, in a sheet from below. They apply at once; the button shows the list. */
export function FilterSheet({ onClose, onClear, showLabel, children }: FilterSheetProps) {
  const id = useId();
  const texts = useUiTexts();
  return (
    <DialogShell kind="sheet" labelledBy={id} onDismiss={onClose} lightDismiss initialFocus={() => null}>
      <Grip aria-hidden="true" />
      <Head>
        <h2 id={id} tabIndex={-1} data-dialog-title="" data-autofocus="">
          {texts.filters.sheet}
        </h2>
        {onClear && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {texts.filters.sheetClear}
          </Button>
        )}
        <IconButton label={texts.dialog.close} icon={<XIcon />} onClick={onClose} />
      </Head>
      <Main data-dialog-body="">{children}</Main>
      <Foot>
        <Button variant="primary" size="lg" full onClick={onClose}>
          {showLabel ?? texts.filters.show}
        </Button>
      </Foot>
    </DialogShell>
  );
}

const { space, color } = theme;

const Grip = styled.div`
  width: 36px;
  height: 4px;
  margin: 8px auto -8px;
  border-radius: 2px;
  background: ${color.border.strong};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[6]} ${space[5]} ${space[5]} ${space[6]};

  & h2 {
    flex: 1;
    ${text('section')}
  }
  & h2:focus-visible { outline: none; }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  flex: 1 1 auto;
  align-content: start;
  min-height: 0;
  padding: 2px ${space[6]} ${space[6]};
  overflow: auto;
  overscroll-behavior: contain;
  @media (max-height: 420px) {
    flex: none;
    overflow: visible;
  }
`;

const Foot = styled.footer`
  padding: ${space[5]} ${space[6]} ${space[6]};
  border-top: 1px solid ${color.border.subtle};
`;
