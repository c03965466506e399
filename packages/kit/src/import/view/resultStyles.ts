import { tabular, text, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { color, radius, space } = theme;

/** Everything was taken over. */
export const Whole = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[6]};

  & > span {
    display: grid;
    flex: none;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: ${radius.full};
    background: ${color.success.subtle};
    color: ${color.success.icon};
  }
  & svg { width: 18px; height: 18px; }
  & b { ${text('section')} }
  & p { margin-top: ${space[2]}; color: ${color.text.secondary}; }
`;

/** The counts of a result. */
export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: ${space[6]};
  margin: 0;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    margin: 0;
    ${text('title')}
    ${tabular}
  }
  & dt {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  & dt::before {
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: ${color.border.strong};
    content: '';
  }
  & > [data-tone='success'] dt::before { background: ${color.success.solid}; }
  & > [data-tone='danger'] dt::before { background: ${color.danger.icon}; }
`;

/** The counts as lengths. A drawing: a width in a style attribute would need unsafe-inline. */
export const Split = styled.svg`
  display: block;
  width: 100%;
  height: 8px;
  border-radius: ${radius.xs};
  background: ${color.bg.track};

  & > [data-tone='success'] { fill: ${color.success.solid}; }
  & > [data-tone='danger'] { fill: ${color.danger.icon}; }
  & > [data-tone='rest'] { fill: ${color.border.strong}; }
  @media (forced-colors: active) { display: none; }
`;
