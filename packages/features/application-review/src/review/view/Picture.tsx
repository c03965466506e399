import { useTexts } from '@telve/kit';
import { theme } from '@telve/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../../texts';
import { StageFailure, StageNote } from './StageNote';
import type { ViewProps } from './view';

/** A document that is a picture. */
export function Picture({ url, name, view: { zoom, turn }, reload }: ViewProps) {
  const { view: texts } = useTexts(applicationReviewTexts);
  // A link is renewed while the picture is looked at: the one that was opened stays.
  const [opened, setOpened] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | { width: number; height: number }>('loading');
  if (state === 'failed') {
    const retry = () =>
      void reload().then(() => {
        setOpened(null);
        setState('loading');
      });
    return <StageFailure onRetry={retry} />;
  }
  const size = state === 'loading' ? null : state;
  const lies = turn === 90 || turn === 270;
  const ratio = size ? size.width / size.height : 1;
  return (
    <>
      {!size && <StageNote busy text={texts.loading} />}
      <Sheet style={{ width: `${zoom * 100}%`, aspectRatio: String(lies ? 1 / ratio : ratio) }} hidden={!size}>
        <img
          src={opened ?? url}
          alt={texts.stage(name)}
          style={{
            width: lies ? `${ratio * 100}%` : '100%',
            transform: `translate(-50%, -50%) rotate(${turn}deg)`,
          }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setOpened(opened ?? url);
            setState({ width, height });
          }}
          onError={() => setState('failed')}
        />
      </Sheet>
    </>
  );
}

const Sheet = styled.div`
  position: relative;
  margin: 0 auto;
  box-shadow: ${theme.shadow.md};
  &[hidden] { display: none; }
  & > img { position: absolute; top: 50%; left: 50%; max-width: none; height: auto; }
`;
