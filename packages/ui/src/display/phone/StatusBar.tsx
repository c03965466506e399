import { styled } from 'styled-components';

const strokes = ['M2 20h.01M7 20v-4M12 20v-8M17 20V8M22 4v16', 'M6 10v4M10 10v4M14 10v4M22 14v-4'];

/** The line at the top of a phone's screen: decoration. */
export function StatusBar() {
  const [signal, battery] = strokes;
  return (
    <Line aria-hidden="true">
      <span>9:41</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 54 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d={signal} />
        <g transform="translate(30 0)">
          <path d={battery} />
          <rect x="2" y="6" width="16" height="12" rx="2" />
        </g>
      </svg>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 10px 22px 4px;
  font-size: 11px;
  font-weight: 600;

  & > svg { width: 32px; height: 14px; }
`;
