import { Button, type ButtonProps, text, theme } from '@telve/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface SupportActionProps extends Pick<ButtonProps, 'variant' | 'icon' | 'loading' | 'loadingText'> {
  title: string;
  /** What it does, or why it cannot be done: describes the button. */
  description: string;
  possible: boolean;
  label: string;
  onPress: () => void;
  children?: ReactNode;
}

/**
 * One thing support may do. Where it is not possible the reason stands in the place of its description; the button keeps
 * the focus it had, so that who has just pressed it is not lost.
 */
export function SupportAction(props: SupportActionProps) {
  const { title, description, possible, label, onPress, children, ...button } = props;
  const id = useId();
  return (
    <Root>
      <h3>{title}</h3>
      <p id={id}>{description}</p>
      <Button
        {...button}
        full
        aria-disabled={!possible || undefined}
        aria-describedby={id}
        onClick={possible ? onPress : undefined}
      >
        {label}
      </Button>
      {children}
    </Root>
  );
}

const { space } = theme;

const Root = styled.div`
  padding: ${space[6]} 0;
  overflow-wrap: anywhere;

  &:first-child { padding-top: 0; }
  &:last-child { padding-bottom: 0; }
  & + & { border-top: 1px solid ${theme.color.border.subtle}; }
  & > h3 { ${text('body')} font-weight: 550; }
  & > p {
    margin: 2px 0 ${space[5]};
    ${text('label')}
    font-weight: 400;
    color: ${theme.color.text.secondary};
  }
`;
