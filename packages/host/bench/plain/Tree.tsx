import { type ChangeEvent, createElement, useState } from 'react';
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

/** The form as React makes it from plain elements. */
export function Tree({ node }: { node: TreeNode }) {
  return node.value === undefined ? createElement(node.tag, propsOf(node), ...childrenOf(node)) : <Field node={node} />;
}

const childrenOf = ({ children }: TreeNode) =>
  children.map((child, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
    typeof child === 'string' ? child : <Tree key={index} node={child} />,
  );

/** A field that holds its value itself, so that a keystroke renders nothing else. */
function Field({ node }: { node: TreeNode }) {
  const [value, setValue] = useState(node.value);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setValue(typeof value === 'boolean' ? target.checked : target.value);
  const held = typeof value === 'boolean' ? { checked: value } : { value };
  return createElement(node.tag, { ...propsOf(node), ...held, onChange }, ...childrenOf(node));
}
