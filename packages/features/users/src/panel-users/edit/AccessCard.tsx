import { useFormField, useTexts } from '@telve/kit';
import { Card, CheckIcon, theme, VisuallyHidden } from '@telve/ui';
import { styled } from 'styled-components';
import type { WorkplaceNames } from '../../shared/names';
import { emptyPanelUser, type PanelUserValues, type ScopeValues } from '../form/mapping';
import { panelUserTexts } from '../texts';
import { accessOf } from './access';

/** “Erişim özeti”: follows the form as it is filled. */
export function AccessCard({ names }: { names: WorkplaceNames }) {
  const texts = useTexts(panelUserTexts);
  const role = useFormField<PanelUserValues['role']>('role').value;
  const scope = useFormField<ScopeValues>('scope').value;
  const lines = accessOf({ ...emptyPanelUser, role, scope }, names, texts);
  return (
    <Card title={texts.access.title}>
      {lines.length === 0 ? (
        <Choose>{texts.access.choose}</Choose>
      ) : (
        <Lines>
          {lines.map(({ may, words }) => (
            <li key={words} data-may={may}>
              {may && <CheckIcon aria-hidden="true" />}
              <span>
                <VisuallyHidden>{may ? texts.access.can : texts.access.cannot} </VisuallyHidden>
                {words}
              </span>
            </li>
          ))}
        </Lines>
      )}
    </Card>
  );
}

const { color, space, text } = theme;

const Choose = styled.p`
  font-size: ${text.caption.size};
  line-height: ${text.caption.line};
  color: ${color.text.secondary};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: flex;
    gap: ${space[4]};
    color: ${color.text.secondary};
    font-size: ${text.caption.size};
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 3px;
    color: ${color.success.icon};
  }
  & > [data-may='true'] { color: ${color.success.text}; }
  /* A border, because forced colours leave it. */
  & > [data-may='false']::before {
    content: '';
    flex: none;
    align-self: flex-start;
    width: 10px;
    margin: 9px 2px 0;
    border-top: 1.5px solid ${color.text.tertiary};
  }
`;
