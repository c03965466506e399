'use client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { SearchIcon } from '../icons/icons';
import { iconSize } from '../shared/icon';
import { useShell } from '../shell/context';

export interface PaletteButtonProps {
  /** “Ara veya git…”. */
  label: string;
  /** The keys that open it too, e.g. “Ctrl K”. */
  keys?: string;
  /** A square for the top bar, on phones alone; else a line of the side menu. */
  compact?: boolean;
  onOpen: () => void;
  /** Somebody is about to press it: load the palette. */
  onNear?: () => void;
}

/** Opens the command palette. In the drawer of a phone it closes that first. */
export function PaletteButton({ label, keys, compact = false, onOpen, onNear }: PaletteButtonProps) {
  const { closeDrawer } = useShell();
  const open = () => {
    closeDrawer();
    onOpen();
  };
  return (
    <Button
      type="button"
      data-compact={compact}
      aria-label={compact ? label : undefined}
      title={compact ? label : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <SearchIcon aria-hidden="true" />
      <span>{label}</span>
      {keys && <span className="key">{keys}</span>}
    </Button>
  );
}

const { color, space, radius, text, shadow } = theme;

const square = `
  justify-content: center;
  width: 44px;
  height: 36px;
  padding: 0;
  & > span { display: none; }
`;

const Button = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[4]};
  width: 100%;
  height: 34px;
  margin-bottom: ${space[5]};
  padding: 0 ${space[3]} 0 10px;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.bg.surface};
  box-shadow: ${shadow.xs};
  color: ${color.text.secondary};
  font-size: ${text.label.size};
  text-align: start;
  cursor: pointer;
  ${iconSize(16)}

  &:hover { border-color: ${color.border.strong}; }
  & > span:not(.key) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > .key {
    flex: none;
    margin-left: auto;
    padding: 2px 5px;
    border: 1px solid ${color.border.default};
    border-radius: ${radius.xs};
    font: inherit;
    font-size: 11px;
    line-height: 14px;
    white-space: nowrap;
  }
  [data-collapsed='true'] > & { ${square} }
  [data-drawer='true'] > & { height: 44px; font-size: ${text.body.size}; }
  @media (pointer: coarse) { & > .key { display: none; } }
  @media (min-width: 768px) and (max-width: 1279.98px) {
    [data-drawer='false'] > & { ${square} }
  }
  &[data-compact='true'] {
    ${square}
    height: 44px;
    margin: 0;
    border-color: transparent;
    background: none;
    box-shadow: none;
  }
  @media (min-width: 768px) {
    &[data-compact='true'] { display: none; }
  }
`;
