import type { Rule } from 'eslint'

export const noDataIndex: Rule.RuleModule
