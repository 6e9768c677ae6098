import type { Rule } from 'eslint'

export const deniedWords: Record<string, string>
export const stillToRename: Record<string, string>
export const deniedWordsRule: Rule.RuleModule
