import { translated } from '../translated'

export const galleryMessages = translated('galleries', {
  crumb: 'Gallery',
  viewMore: 'View More',
  shown: (shown: string) => `${shown} shown`,
  image: {
    title: 'Image Gallery',
    hindi: 'चित्र दीर्घा',
    untitled: (position: number) => `Picture ${position}`,
    empty: 'Pictures of the temple, the ghats and the festivals will appear here.',
    action: { label: 'Our Activities', to: '/activities' },
    more: { label: 'Video Gallery', to: '/vgallery' },
    lightbox: {
      close: 'Close lightbox',
      next: 'Next image',
      previous: 'Previous image',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      zoomed: (times: number) => `Enlarged ${times} times`,
      failed: 'This image failed to load',
      gallery: 'Pictures',
      roles: { gallery: 'carousel', slide: 'slide', caption: 'caption' },
      // The lightbox replaces the two placeholders.
      position: '{index} of {total}',
    },
  },
  video: {
    title: 'Video Gallery',
    hindi: 'चलचित्र दीर्घा',
    heading: 'Development in progress.', // as given
    untitled: (position: number) => `Video ${position}`,
    play: 'Play',
    empty: 'Films of the aartis, the kirtans and the festivals will appear here.',
    action: { label: 'Our Activities', to: '/activities' },
    more: { label: 'Image Gallery', to: '/igallery' },
    failed: 'This video cannot be played here.',
    openVideo: 'Open the video',
    atHost: 'Does it not play? Open its own page',
    noLink: 'No link to this video is known.',
  },
})
