import { kitTexts, useTexts } from '@telve/kit';
import { LiveRegion, Skeleton, theme } from '@telve/ui';
import { styled } from 'styled-components';

const widths = ['62%', '48%', '70%', '55%', '44%', '66%'];

/** The log while its first rows load: bars where time, picture and sentence will be. */
export function LogSkeleton() {
  const { loading } = useTexts(kitTexts).page;
  return (
    <div aria-busy="true">
      <LiveRegion>{loading}</LiveRegion>
      <Rows aria-hidden="true">
        <Skeleton width="140px" height={12} />
        {widths.map((width) => (
          <div key={width}>
            <Skeleton width="32px" />
            <Skeleton width="28px" height={28} />
            <Skeleton width={width} height={12} />
          </div>
        ))}
      </Rows>
    </div>
  );
}

const { space, color } = theme;

const Rows = styled.div`
  padding-top: ${space[4]};

  & > div {
    display: grid;
    grid-template-columns: 44px 28px minmax(0, 1fr);
    gap: ${space[5]};
    align-items: center;
    padding: ${space[5]} 0;
    border-top: 1px solid ${color.border.subtle};
  }
  & > span { margin-bottom: ${space[4]}; }
`;
