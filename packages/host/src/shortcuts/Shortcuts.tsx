import { useTexts } from '@telve/kit';
import { Dialog, SettingRow, Switch, theme } from '@telve/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { ctrlEnterKeys, paletteKeys, saveKeys } from '../palette/keys';
import { hostTexts } from '../texts';
import { letters } from './letters';
import { shortcutTexts } from './texts';

/** Every shortcut with what it does, and the switch of those that are one key. */
export const Shortcuts = ({ onClose }: { onClose: () => void }) => {
  const texts = useTexts(shortcutTexts);
  const { shortcuts: title } = useTexts(hostTexts);
  const on = useSyncExternalStore(letters.subscribe, letters.isOn);
  const rows: readonly (readonly [keys: string, does: string, isLetter?: boolean])[] = [
    [paletteKeys, texts.palette],
    ['/', texts.search, true],
    ['N', texts.add, true],
    [saveKeys, texts.save],
    [ctrlEnterKeys, texts.submit],
    ['Esc', texts.escape],
    ['?', texts.list, true],
  ];
  return (
    <Dialog open title={title} width="sm" onClose={onClose}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.does}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, does, isLetter]) => (
            <tr key={keys} data-off={(isLetter && !on) || undefined}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <SettingRow
        title={texts.letters}
        description={texts.lettersText}
        control={<Switch label={texts.letters} hideLabel checked={on} onChange={letters.turn} />}
      />
    </Dialog>
  );
};

const { color, space } = theme;

const Table = styled.table`
  width: 100%;
  margin-bottom: ${space[8]};
  border-collapse: collapse;
  text-align: left;

  & thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & :is(th, td) {
    padding: ${space[4]} 0;
    border-bottom: 1px solid ${color.border.subtle};
    font-weight: 400;
  }
  & th { width: 96px; }
  & kbd {
    display: inline-block;
    min-width: 24px;
    padding: 1px 6px;
    border: 1px solid ${color.border.default};
    border-radius: ${theme.radius.sm};
    background: ${color.bg.sunken};
    color: ${color.text.secondary};
    font: inherit;
    font-size: ${theme.text.caption.size};
    text-align: center;
  }
  & [data-off] td { color: ${color.text.tertiary}; text-decoration: line-through; }
`;
