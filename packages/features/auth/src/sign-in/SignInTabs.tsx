import { useTexts } from '@telve/kit';
import { SegmentTabs, TabPanel } from '@telve/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { signInTexts } from './texts';

/** What a further tab of the sign-in page may ask of it. */
export interface SignInTabContentProps {
  /**
   * The tab takes the whole page, whose picture then carries this sentence: heading and tabs go. Null gives them back.
   * Stable.
   */
  onTakeOver: (claim: string | null) => void;
  /** Back to the sign-in; the tab begins anew. */
  onLeave: () => void;
}

/** A tab beside the sign-in (AUTH-02). */
export interface SignInTab {
  /** Not `signIn`. */
  id: string;
  label: string;
  /** Rendered when the tab is first shown, and kept from then on. */
  render: (props: SignInTabContentProps) => ReactNode;
}

export interface SignInTabsProps {
  tabs: readonly SignInTab[];
  /** Id of the shown tab; `signIn` is the sign-in. */
  value: string;
  onChange: (id: string) => void;
  /** The shown tab has taken the page: no tabs are seen. */
  taken: boolean;
  onTakeOver: (claim: string | null) => void;
  /** The sign-in itself. */
  children: ReactNode;
}

/** Sign-in and what else a visitor may do here. A panel that was shown stays, with what was typed in it. */
export const SignInTabs = ({ tabs, value, onChange, taken, onTakeOver, children }: SignInTabsProps) => {
  const texts = useTexts(signInTexts);
  const idBase = useId();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [rounds, setRounds] = useState(0);

  useEffect(() => setOpened((known) => (known.has(value) ? known : new Set([...known, value]))), [value]);
  useEffect(() => {
    if (rounds > 0) root.current?.querySelector<HTMLElement>('form input')?.focus();
  }, [rounds]);

  const leave = (id: string) => {
    onTakeOver(null);
    onChange('signIn');
    setOpened((known) => new Set([...known].filter((other) => other !== id)));
    setRounds((count) => count + 1);
  };

  return (
    <Panels ref={root}>
      <div hidden={taken}>
        <SegmentTabs
          idBase={idBase}
          label={texts.signInTabs}
          tabs={[{ id: 'signIn', label: texts.signIn }, ...tabs]}
          value={value}
          onChange={onChange}
        />
      </div>
      <TabPanel idBase={idBase} id="signIn" hidden={value !== 'signIn'}>
        {children}
      </TabPanel>
      {tabs.map(
        ({ id, render }) =>
          (id === value || opened.has(id)) && (
            <TabPanel key={`${id} ${rounds}`} idBase={idBase} id={id} hidden={id !== value}>
              {render({ onTakeOver, onLeave: () => leave(id) })}
            </TabPanel>
          ),
      )}
    </Panels>
  );
};

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
