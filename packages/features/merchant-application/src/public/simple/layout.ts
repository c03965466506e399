import { containerBelow, text, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { color, space } = theme;

/** A public page without a picture: one column on the canvas. */
export const PublicMain = styled.main`
  box-sizing: border-box;
  width: 100%;
  max-width: calc(560px + 2 * ${space[6]});
  min-height: 100dvh;
  margin: 0 auto;
  padding: ${space[8]} ${space[6]} ${space[12]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[7]};

  & h1 {
    ${text('display')}
    outline: none;
  }
  & > header > p { margin-top: ${space[3]}; color: ${color.text.secondary}; }
`;

/** What a sent form leaves. */
export const Thanks = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[9]} ${space[7]};
  text-align: center;

  & > svg { width: 40px; height: 40px; color: ${color.success.icon}; }
  & > h2 { ${text('section')} outline: none; }
  & > p { color: ${color.text.secondary}; }
`;

/** The form: fields, what went wrong, foot. */
export const SimpleBody = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
`;

/** The form's foot: what sending means, and the button. */
export const SimpleFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.border.subtle};

  & > p { ${text('caption')} color: ${color.text.secondary}; }
  & > button { flex: none; }
  ${containerBelow.md} {
    flex-direction: column;
    align-items: stretch;
  }
`;
