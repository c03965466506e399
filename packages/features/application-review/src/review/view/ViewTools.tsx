import { useTexts } from '@telve/kit';
import { formatPercent } from '@telve/locale';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  IconButton,
  IconLink,
  RotateCwIcon,
  text,
  theme,
  ZoomInIcon,
  ZoomOutIcon,
} from '@telve/ui';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../../texts';
import { canGrow, canShrink, larger, onPage, quarter, smaller, type View } from './view';

interface ViewToolsProps {
  name: string;
  url: string;
  view: View;
  onView: (change: (view: View) => View) => void;
}

/** Page, zoom, turn and download. */
export function ViewTools({ name, url, view, onView }: ViewToolsProps) {
  const { view: texts, documents } = useTexts(applicationReviewTexts);
  const go = (by: number) => onView((now) => onPage(now, now.page + by));
  return (
    <Bar>
      {view.pages > 1 && (
        <>
          <IconButton
            size="sm"
            label={texts.previous}
            icon={<ChevronLeftIcon aria-hidden="true" />}
            disabled={view.page === 1}
            onClick={() => go(-1)}
          />
          <span role="status">{texts.pages(view.page, view.pages)}</span>
          <IconButton
            size="sm"
            label={texts.next}
            icon={<ChevronRightIcon aria-hidden="true" />}
            disabled={view.page === view.pages}
            onClick={() => go(1)}
          />
        </>
      )}
      <i />
      <IconButton
        size="sm"
        label={texts.smaller}
        icon={<ZoomOutIcon aria-hidden="true" />}
        disabled={!canShrink(view)}
        onClick={() => onView(smaller)}
      />
      <span role="status">{formatPercent(view.zoom)}</span>
      <IconButton
        size="sm"
        label={texts.larger}
        icon={<ZoomInIcon aria-hidden="true" />}
        disabled={!canGrow(view)}
        onClick={() => onView(larger)}
      />
      <IconButton
        size="sm"
        label={texts.turn}
        icon={<RotateCwIcon aria-hidden="true" />}
        onClick={() => onView(quarter)}
      />
      <IconLink
        size="sm"
        href={url}
        download
        label={documents.download(name)}
        icon={<DownloadIcon aria-hidden="true" />}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.border.default};
  & > span { ${text('label')} font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > i { flex: 1; }
`;
