import { type ChangeEvent, createContext, createElement, type ReactNode, useContext, useState } from 'react';
import type { TreeNode } from '../editor/tree';

const camel = (name: string) => name.replace(/-./g, (pair) => pair.slice(1).toUpperCase());

const styleOf = (text: string) =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((rule) => {
        const [name = '', ...value] = rule.split(':');
        return [name.trim().startsWith('--') ? name.trim() : camel(name.trim()), value.join(':').trim()];
      }),
  );

/** Those of HTML's names that React spells otherwise and does not take as they are. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  readonly: 'readOnly',
  novalidate: 'noValidate',
};

const propsOf = ({ attributes }: TreeNode) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) =>
      name === 'style' ? [name, styleOf(String(value))] : [names[name] ?? name, value],
    ),
  );

/** How many letters the field beside it holds, and how a field tells. */
const Letters = createContext<{ count?: number; tell?: (count: number) => void }>({});

const counter = /^\d+ \/ /;

const counterOf = ({ children }: TreeNode) => {
  const [only] = children;
  return children.length === 1 && typeof only === 'string' && counter.test(only) ? only : undefined;
};

const holdsCounter = (node: TreeNode) =>
  node.children.some(
    (label) =>
      typeof label !== 'string' &&
      label.tag === 'label' &&
      label.children.some((part) => typeof part !== 'string' && counterOf(part)),
  );

/** The form as React makes it from plain elements. */
export function Tree({ node }: { node: TreeNode }) {
  if (node.value !== undefined) return <Field node={node} />;
  if (counterOf(node)) return <Counter node={node} />;
  const element = createElement(node.tag, propsOf(node), ...childrenOf(node));
  return holdsCounter(node) ? <Counted>{element}</Counted> : element;
}

const childrenOf = ({ children }: TreeNode) =>
  children.map((child, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
    typeof child === 'string' ? child : <Tree key={index} node={child} />,
  );

/** A field with a counter in its label. */
function Counted({ children }: { children: ReactNode }) {
  const [count, tell] = useState<number>();
  return <Letters value={{ ...(count !== undefined && { count }), tell }}>{children}</Letters>;
}

function Counter({ node }: { node: TreeNode }) {
  const { count } = useContext(Letters);
  const text = counterOf(node) ?? '';
  return createElement(node.tag, propsOf(node), count === undefined ? text : text.replace(/^\d+/, String(count)));
}

/** A field that holds its value itself, so that a keystroke renders nothing else but its counter. */
function Field({ node }: { node: TreeNode }) {
  const { tell } = useContext(Letters);
  const [value, setValue] = useState(node.value);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setValue(typeof value === 'boolean' ? target.checked : target.value);
    tell?.(target.value.length);
  };
  const held = typeof value === 'boolean' ? { checked: value } : { value };
  return createElement(node.tag, { ...propsOf(node), ...held, onChange }, ...childrenOf(node));
}
