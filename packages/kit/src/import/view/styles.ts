import { containerBelow, focusRing, tabular, text, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { color, radius, space } = theme;

/** One thing under the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const Hint = styled.p`
  /* Nearer to what it is about than the parts are to each other. */
  margin-top: calc(-1 * ${space[4]});
  ${text('caption')}
  color: ${color.text.secondary};
`;

/** Rows with a place, a subject and what is said or asked of it. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.bg.surface};
  list-style: none;
  overflow: hidden;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    min-height: 48px;
    padding: ${space[4]} ${space[6]};
  }
  & > li + li { border-top: 1px solid ${color.border.subtle}; }
  & > li > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.success.icon};
  }
  & > li[data-bad] { background: ${color.danger.subtle}; }
  & > li[data-bad] > svg { color: ${color.danger.icon}; }
  & b { ${text('label')} font-weight: 550; }
  & > li > div > p, & > li > div > div:first-child > p { ${text('caption')} color: ${color.text.secondary}; }
  & .place {
    flex: none;
    width: 68px;
    ${text('caption')}
    ${tabular}
    color: ${color.text.secondary};
  }
  & .place > span { display: block; }
  & code {
    padding: 1px 5px;
    border-radius: ${radius.xs};
    background: ${color.danger.tint};
    color: ${color.danger.text};
    font-family: inherit;
    ${tabular}
  }
  ${containerBelow.md} {
    & > li { padding-inline: ${space[5]}; }
    & > li:has(> .place) { flex-wrap: wrap; gap: ${space[2]} ${space[5]}; }
    & .place { width: 100%; }
    & .place > span { display: inline; }
    & .place > span + span { margin-inline-start: ${space[3]}; }
  }
`;

/** A head of the file, and the field it is taken as. */
export const Match = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]};

  & > svg {
    width: 16px;
    height: 16px;
    color: ${color.text.tertiary};
  }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    & > svg { transform: rotate(90deg); }
  }
`;

/** A file that is only named. */
export const FileBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  min-height: 64px;
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.bg.surface};

  & > .type {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.sm};
    background: ${color.bg.pressed};
    color: ${color.text.secondary};
    ${text('caption')}
    font-weight: 650;
  }
  & > .words {
    flex: 1 1 120px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b { display: block; ${text('label')} }
  & small { ${text('caption')} ${tabular} color: ${color.text.secondary}; }
`;

/** What was recognised, in one line. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
  padding: ${space[5]} ${space[6]};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.bg.sunken};

  & > dl {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[8]};
    margin: 0;
  }
  & dt { ${text('caption')} color: ${color.text.secondary}; }
  & dd { margin: 0; ${text('label')} font-weight: 550; ${tabular} }
  & > .choices {
    display: grid;
    flex: 1 1 100%;
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    gap: ${space[5]};
  }
`;

/** The first rows, which scroll sideways by themselves. */
export const SheetScroll = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};

  &:focus-visible { ${focusRing} }
  & > table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    ${text('caption')}
    ${tabular}
  }
  & th, & td {
    max-width: 280px;
    height: 32px;
    padding: 0 10px;
    overflow: hidden;
    border-bottom: 1px solid ${color.border.subtle};
    border-right: 1px solid ${color.border.subtle};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & tr > :last-child { border-right: 0; }
  & tbody > tr:last-child > * { border-bottom: 0; }
  & thead th { background: ${color.bg.sunken}; font-weight: 550; }
  & th[scope='row'], & thead th:first-child {
    width: 36px;
    background: ${color.bg.sunken};
    color: ${color.text.secondary};
    font-weight: 400;
    text-align: end;
  }
`;

/** How far it is, in words. */
export const Pace = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  margin-bottom: ${space[4]};
  ${tabular}

  & > b { font-weight: 550; }
  & > span { color: ${color.text.secondary}; }
`;
