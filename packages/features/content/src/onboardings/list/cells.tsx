import type { OnboardingRow } from '@telve/api';
import { useTarget } from '@telve/kit';
import { CellActions, CellLink, CellMain, PencilIcon, PlayIcon, ReorderButtons } from '@telve/ui';
import type { MouseEvent } from 'react';
import type { OnboardingTexts } from '../texts';

interface CellProps {
  screen: OnboardingRow;
}

/** Picture and title; leads to the form, where the host has it. */
export function TitleCell({ screen: { id, title, imgUrl, animationUrl } }: CellProps) {
  const to = useTarget({ target: 'onboardings.edit', params: { id } });
  return (
    <CellMain
      name={title}
      {...(imgUrl === null ? {} : { image: imgUrl })}
      media={animationUrl === null ? undefined : <AnimationMark />}
      href={to?.href}
      // With an address the name is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** Stands for a picture: the screen has an animation alone. */
const AnimationMark = () => (
  <span className="o-mark">
    <PlayIcon aria-hidden="true" />
  </span>
);

/** Moves the screen by one, and leads to its form, where the host has it (CONB-03). */
export function ActionsCell({ screen: { id, title }, texts }: CellProps & { texts: OnboardingTexts }) {
  const to = useTarget({ target: 'onboardings.edit', params: { id } });
  return (
    <CellActions>
      <ReorderButtons itemKey={id} />
      {to && <CellLink {...to} label={texts.editLabel(title)} icon={<PencilIcon aria-hidden="true" />} />}
    </CellActions>
  );
}
