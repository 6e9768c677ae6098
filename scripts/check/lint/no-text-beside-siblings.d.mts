import type { Rule } from 'eslint'

export const noTextBesideSiblings: Rule.RuleModule
