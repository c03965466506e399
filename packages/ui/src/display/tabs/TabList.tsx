import { type ComponentPropsWithRef, type ComponentType, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useUiTexts } from '../../texts/TextsContext';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Number behind the label. */
  count?: number;
  disabled?: boolean;
}

/** What the element of the list takes. */
type ListProps = ComponentPropsWithRef<'div'>;

export interface TabsProps<Id extends string = string> {
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Name of the group of tabs. */
  label?: string;
  /** Prefix of the ids that tie tabs to panels; the same as of the `TabPanel`s. */
  idBase: string;
}

/** The behaviour of tabs in a list of any look. */
export function TabList<Id extends string>(props: TabsProps<Id> & { as: ComponentType<ListProps> }) {
  const { tabs, value, onChange, label, idBase, as: List } = props;
  const texts = useUiTexts().tabs;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const at = open.findIndex((tab) => tab.id === value);
    const last = open.length - 1;
    const goals: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = open[goals[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label ?? texts.label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => {
        const selected = tab.id === value;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${idBase}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={selected}
            aria-controls={selected ? `${idBase}-panel-${tab.id}` : undefined}
            tabIndex={selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span>{tab.count}</span>}
          </button>
        );
      })}
    </List>
  );
}
