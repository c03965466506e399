import type { Role } from '@telve/api';
import { useTexts } from '@telve/kit';
import { EmptyState } from '@telve/ui';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { hostTexts } from '../texts';
import { TaskLine } from './TaskLine';
import { tasksOf } from './tasks';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  align-items: start;
  gap: 16px;
`;

const Group = styled.section`
  padding: 16px;
  border: 1px solid var(--_t-color-border-default);
  border-radius: var(--_t-radius-lg);
  background: var(--_t-color-bg-surface);

  h3 {
    margin: 0 4px 8px;
    font-size: var(--_t-text-label-size);
    line-height: var(--_t-text-label-line);
    font-weight: 600;
  }
`;

const Title = styled.h2`
  margin: 0 0 12px;
  font-size: var(--_t-text-section-size);
  line-height: var(--_t-text-section-line);
  font-weight: 600;
`;

/** The tasks of these roles (SHELL-02); a role without any is told so. */
export const Tasks = ({ roles }: { roles: readonly Role[] }) => {
  const texts = useTexts(hostTexts);
  const id = useId();
  const groups = useMemo(() => tasksOf(roles), [roles]);
  if (groups.length === 0) {
    if (roles.includes('AppliedMerchantUser')) return null;
    return <EmptyState title={texts.nothingYetTitle} description={texts.nothingYetText} />;
  }
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{texts.tasksTitle}</Title>
      <Grid>
        {groups.map(({ group, tasks }) => (
          <Group key={group} aria-label={texts.groups[group] || texts.tasksTitle}>
            {texts.groups[group] && <h3>{texts.groups[group]}</h3>}
            {tasks.map((task) => (
              <TaskLine key={task.id} task={task} />
            ))}
          </Group>
        ))}
      </Grid>
    </section>
  );
};
