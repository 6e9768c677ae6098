/** A length in pixels other than a hairline of 1 or 2. */
const pixels = /(?<![\w.-])(?!-?[12]px)-?\d*\.?\d+px/
/** A colour written by its numbers, as an argument or as the value of a custom property. */
const numbers = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/

const tokenRules = {
  'color-no-hex': [true, { message: 'A colour is a token of src/styles/_tokens.scss.' }],
  'color-named': ['never', { message: 'A colour is a token of src/styles/_tokens.scss.' }],
  'declaration-property-value-disallowed-list': [
    { '/.*/': [pixels, numbers] },
    {
      message:
        'Pixels and colours are tokens (src/styles/_tokens.scss): space(4), $radius, rgba($ink-900, 0.1). Only hairlines of 1px and 2px are written out.',
    },
  ],
  'media-feature-name-disallowed-list': [
    ['width', 'min-width', 'max-width'],
    { message: 'Breakpoints are tokens: @include up(lg), down(lg), phone.' },
  ],
}
const withoutTokenRules = Object.fromEntries(Object.keys(tokenRules).map((name) => [name, null]))

/** A sheet by its name, wherever its component is. */
const sheets = (...names) => names.map((name) => `src/**/?(_)${name}.scss`)

/** Drawn decoration, whose proportions are its own, and the skins of two libraries. */
const art = sheets('hero', 'arch', 'garland*', 'sign-in', 'lightbox', 'slides')

/**
 * What the styles use although a browser of package.json lacks it or a part of it: the page stays readable and usable without.
 * A loss that would be more than decoration has a rule under `without-has` or `@supports`.
 */
const withoutLoss = [
  ...['css-has', 'css-media-scripting', 'css-content-visibility', 'css-overflow-anchor'],
  ...['css-scrollbar', 'css-touch-action', 'css3-cursors'],
  // Supported in part, and that part is used.
  ...['css-clip-path', 'css-display-contents', 'css-marker-pseudo', 'css-masks', 'intrinsic-width'],
  ...['multicolumn', 'text-decoration'],
  // Sass resolves these.
  ...['css-nesting', 'css-when-else'],
]

export default {
  extends: 'stylelint-config-standard-scss',
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportNeedlessDisables: true,
  rules: {
    ...tokenRules,
    'plugin/no-unsupported-browser-features': [true, { ignore: withoutLoss }],
    // Younger than the browsers of package.json, and unknown to the plugin.
    'function-disallowed-list': [
      'color-mix',
      'light-dark',
      'oklch',
      'oklab',
      'linear',
      'sin',
      'cos',
      'tan',
    ],
    'at-rule-disallowed-list': ['scope', 'starting-style', 'property', 'position-try'],
    'selector-pseudo-class-disallowed-list': [
      'dir',
      'user-valid',
      'user-invalid',
      'popover-open',
      'open',
    ],
    // Browsers that are two years old do not support `(width < 800px)`.
    'media-feature-range-notation': 'prefix',
    // Bootstrap's modules are a list, and some take a variable just before them.
    'at-rule-empty-line-before': [
      'always',
      {
        except: ['blockless-after-same-name-blockless', 'first-nested'],
        ignore: ['after-comment'],
        ignoreAtRules: ['else', 'import'],
      },
    ],
    // Groups of variables are set apart by empty lines.
    'scss/dollar-variable-empty-line-before': null,
    // Chromium before 120 knows mask only with this prefix, iOS text-size-adjust likewise.
    'property-no-vendor-prefix': [
      true,
      {
        ignoreProperties: ['-webkit-mask', '-webkit-text-size-adjust', 'mask', 'text-size-adjust'],
      },
    ],
    // Longhand properties are allowed, because the order of values in a shorthand must be known.
    'declaration-block-no-redundant-longhand-properties': [
      true,
      { ignoreShorthands: ['grid-template', 'inset', 'place-self'] },
    ],
  },
  overrides: [
    { files: ['src/styles/_tokens.scss', ...art], rules: withoutTokenRules },
    {
      // Bootstrap's modules are loaded by @import in a fixed order, with functions without a namespace.
      files: sheets('bootstrap*'),
      rules: {
        'scss/no-global-function-names': null,
        'no-invalid-position-at-import-rule': null,
      },
    },
    {
      // The plus sign of a unicode-range is not an operator.
      files: sheets('fonts'),
      rules: { 'scss/operator-no-unspaced': null },
    },
    {
      // Names of the lightbox library.
      files: sheets('lightbox'),
      rules: { 'custom-property-pattern': null, 'selector-class-pattern': null },
    },
  ],
}
