import { type HomeTask, TargetLink } from '@telve/kit';
import { ChevronRightIcon } from '@telve/ui';
import { styled } from 'styled-components';

const Line = styled.div`
  & > a,
  & > span {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 4px;
    border-radius: var(--_t-radius-sm);
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    background: var(--_t-color-bg-hover);
    color: inherit;
    text-decoration: none;
  }
  & > a:hover b {
    text-decoration: underline;
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--_t-color-text-tertiary);
  }
  b {
    display: block;
    font-weight: 500;
  }
  small {
    display: block;
    font-size: var(--_t-text-caption-size);
    line-height: var(--_t-text-caption-line);
    color: var(--_t-color-text-secondary);
  }
  .words {
    flex: 1;
    min-width: 0;
  }
`;

/** One thing the user may do; a link when it has a page. */
export const TaskLine = ({ task }: { task: HomeTask }) => {
  const { icon: Icon, title, text, target, params } = task;
  const content = (
    <>
      {Icon && <Icon />}
      <span className="words">
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
    </>
  );
  return (
    <Line>
      {target ? (
        <TargetLink target={target} params={params}>
          {content}
          <ChevronRightIcon aria-hidden="true" />
        </TargetLink>
      ) : (
        <span>{content}</span>
      )}
    </Line>
  );
};
