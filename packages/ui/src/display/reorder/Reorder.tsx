'use client';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import { Alert } from '../alert/Alert';
import { LiveRegion } from '../announce/LiveRegion';
import { MoveVerticalIcon } from '../icons/icons';
import { ReorderContext, type ReorderKey } from './context';
import { reorderCss } from './styles';
import { type ReorderTexts, reorderTexts } from './texts';
import { useLift } from './useLift';

export interface ReorderProps {
  /** Keys of all rows in their order. Keep the array's identity while nothing of it changes. */
  keys: readonly ReorderKey[];
  /** What a row is called. Keep its identity. */
  nameOf: (key: ReorderKey) => string;
  /** A row was moved: the keys in their new order. Show that order at once. Keep its identity. */
  onReorder: (keys: ReorderKey[]) => void;
  /** Words of one's own, such as what the rows are. Keep its identity. */
  texts?: Partial<ReorderTexts>;
  /** The table; `ReorderHandle` and `ReorderButtons` stand in its cells. */
  children: ReactNode;
}

/**
 * Rows that are put in order: dragged by a handle with any pointer, moved with the keyboard, or by two buttons each. While a row is held a
 * message says how, and a live region tells where it is.
 */
export function Reorder({ keys, nameOf, onReorder, texts: own, children }: ReorderProps) {
  const usual = useLateTexts('reorder', reorderTexts);
  const texts = useMemo(() => ({ ...usual, ...own }), [usual, own]);
  const { scope, said } = useLift({ keys, nameOf, onReorder, texts });
  const { lift } = scope;
  return (
    <ReorderContext.Provider value={scope}>
      <Root data-moving={lift ? (lift.carried ? 'carried' : 'keys') : undefined}>
        <LiveRegion urgent>{said}</LiveRegion>
        {lift && (
          <div className="r-note">
            <Alert
              icon={<MoveVerticalIcon aria-hidden="true" />}
              title={fill(texts.liftedTitle, { name: nameOf(lift.key) })}
            >
              {texts.liftedText}
            </Alert>
          </div>
        )}
        {children}
      </Root>
    </ReorderContext.Provider>
  );
}

const Root = styled.div`
  ${reorderCss}
`;
