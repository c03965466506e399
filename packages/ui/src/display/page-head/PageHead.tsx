'use client';
import { formatNumber } from '@telve/locale';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { ArrowLeftIcon } from '../icons/icons';
import { iconSize } from '../shared/icon';
import { Tag } from '../tag/Tag';

export interface PageHeadProps {
  /** The record's name or the list's name, never "Düzenle: …". */
  title: ReactNode;
  /** Records in the list. */
  count?: number;
  /** One line that identifies the record or explains the page. */
  identity?: ReactNode;
  /** A badge behind the title. */
  status?: ReactNode;
  /** Secondary buttons, then the primary one. In narrow containers secondary buttons with an icon show the icon alone. */
  actions?: ReactNode;
  /** The way back, above the title. */
  back?: { label?: string; href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void };
}

/** Title of a page: its one `h1`, which the host focuses after a change of route. */
export function PageHead({ title, count, identity, status, actions, back }: PageHeadProps) {
  const texts = useUiTexts().shell;
  return (
    <Root>
      <div>
        {back && (
          <a className="back" href={back.href} onClick={back.onClick}>
            <ArrowLeftIcon aria-hidden="true" />
            {back.label ?? texts.back}
          </a>
        )}
        <Title>
          <h1 tabIndex={-1}>{title}</h1>
          {count !== undefined && <Tag>{formatNumber(count)}</Tag>}
          {status}
        </Title>
        {identity && <p>{identity}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const { space, color } = theme;

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[6]};
  margin-bottom: ${space[8]};

  & > div:first-child {
    flex: 1;
    min-width: 0;
    padding-top: 2px;
    overflow-wrap: anywhere;
  }
  /* Its own line alone: a dialog that an action opens stands in the tree below. */
  & > div:first-child > p {
    max-width: 68ch;
    margin-top: ${space[2]};
    color: ${color.text.secondary};
  }
  & > div:first-child > p a { text-decoration: underline; }
  & .back {
    display: inline-flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${theme.target.min};
    margin-bottom: ${space[3]};
    ${text('label')}
    color: ${color.text.secondary};
    ${iconSize(14)}
  }
  ${containerBelow.md} {
    flex-direction: column;
    margin-bottom: ${space[7]};
    & > div:first-child { width: 100%; }
  }
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};

  & > h1 { ${text('title')} }
  & > h1:focus-visible { outline: none; }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[4]};

  ${containerBelow.md} {
    flex-wrap: wrap;
    width: 100%;
    /* Grows over the line; one that is too long for its rest takes the next line. */
    & > :is(button, a):last-child { flex: 1 1 auto; }
    /* Secondary buttons become squares; their words stay their names. */
    & > :is(button, a):not(:last-child):has(> svg) {
      width: var(--h);
      padding: 0;
    }
    & > :is(button, a):not(:last-child):has(> svg) > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > :is(button, a):not(:last-child) > svg:first-child { margin: 0; }
  }
`;
