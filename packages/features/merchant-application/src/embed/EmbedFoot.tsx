import { useDirtyRegistry, useTexts } from '@telve/kit';
import { Button, LockIcon, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { embedTexts } from './texts';

const { space, color } = theme;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  margin-top: ${space[8]};

  & > p {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
    color: ${color.text.secondary};
    font-size: ${theme.text.caption.size};
    line-height: ${theme.text.caption.line};
  }
  & svg { flex: none; width: 14px; height: 14px; }
`;

/** Whose form this is, and the way out of it. What is unsaved is asked about first. */
export const EmbedFoot = ({ onExit }: { onExit?: () => void }) => {
  const texts = useTexts(embedTexts);
  const { ask } = useDirtyRegistry();
  const exit = async () => {
    if (await ask()) onExit?.();
  };
  return (
    <Foot>
      <p>
        <LockIcon aria-hidden="true" />
        {texts.about}
      </p>
      {onExit && (
        <Button size="sm" onClick={() => void exit()}>
          {texts.exit}
        </Button>
      )}
    </Foot>
  );
};
