import { useTexts } from '@telve/kit';
import { containerBelow, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../texts';

const names = ['fine', 'again', 'next'] as const;

/** The keys of the review. */
export function KeyHints() {
  const { keys, keyNames } = useTexts(applicationReviewTexts).review;
  return (
    <Hints>
      {names.map((name) => (
        <span key={name}>
          <kbd>{keys[name]}</kbd> {keyNames[name]}
        </span>
      ))}
    </Hints>
  );
}

const { space, color, radius } = theme;

const Hints = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  ${text('caption')}
  color: ${color.text.secondary};
  & kbd {
    display: inline-block;
    min-width: 18px;
    padding: 0 ${space[2]};
    border: 1px solid ${color.border.default};
    border-radius: ${radius.xs};
    font: inherit;
    text-align: center;
  }
  ${containerBelow.md} { display: none; }
`;
