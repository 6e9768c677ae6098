/** What becomes of a moving picture. */
export const pictureMotionMessages = {
  kept: 'A moving picture: it is sent as it is, not scaled down.',
  lost: 'It no longer moves: only its first picture is sent.',
}

export const pictureEditorMessages = {
  edit: 'Edit picture',
  undo: 'Undo',
  title: 'Edit picture',
  help: 'Drag the frame or its corners. Arrow keys move it, Shift and an arrow key resize it.',
  still: 'An edited picture stands still: only its first picture is kept.',
  undrawn:
    "Sent as it is: this browser's protection against tracking spoils a picture that is drawn smaller or edited. Allow drawing (canvas) for this site, or save it smaller and choose that.",
  opening: 'The picture is being opened…',
  failed: 'The picture could not be edited. It stays as it was chosen.',
  reset: 'Start over',
  cancel: 'Cancel',
  apply: 'Use this picture',
  crop: 'Frame',
  cropPlace: (left: number, top: number, width: number) =>
    `${left} % from the left, ${top} % from the top, ${width} % wide`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  straighten: 'Straighten',
  angle: (degrees: number) =>
    degrees === 0
      ? '0 degrees'
      : `${Math.abs(degrees)} degrees to the ${degrees < 0 ? 'left' : 'right'}`,
  size: 'Size of the frame',
  percent: (size: number) => `${size} %`,
  shape: 'Shape',
  ownShape: 'As the picture',
  shapes: {
    '16:9': 'Wide, 16 : 9',
    '4:3': 'Landscape, 4 : 3',
    '1:1': 'Square',
    '3:4': 'Portrait, 3 : 4',
  },
  result: (width: number, height: number) => `Result: ${width} × ${height} px`,
  small: 'Smaller than recommended: it may look blurred on the website.',
}
