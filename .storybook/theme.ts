import { create } from 'storybook/theming'

/** Storybook in the colours of src/styles/_tokens.scss and in the face of the body, which manager-head.html loads. */
export const theme = create({
  base: 'light',
  brandTitle: 'Temple website',
  brandUrl: './',
  fontBase: "Mukta, 'Noto Sans Devanagari', system-ui, sans-serif",
  colorPrimary: '#7a1f2b',
  colorSecondary: '#0f5c63',
  appBg: '#fcf6eb',
  appBorderColor: '#e6d3b3',
  appBorderRadius: 8,
  textColor: '#2a1a12',
  textMutedColor: '#6a5546',
  barTextColor: '#6a5546',
  barSelectedColor: '#7a1f2b',
})
