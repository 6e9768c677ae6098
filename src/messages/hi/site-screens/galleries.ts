import type { galleryMessages } from '../../site-screens/galleries'

export const hindiGalleries: ReturnType<typeof galleryMessages> = {
  crumb: 'दीर्घा',
  viewMore: 'और देखें',
  shown: (shown) => `${shown} दिखाए गए`,
  image: {
    title: 'चित्र दीर्घा',
    hindi: 'दर्शन की स्मृतियाँ',
    untitled: (position) => `चित्र ${position}`,
    empty: 'मंदिर, घाटों और उत्सवों के चित्र यहाँ दिखाई देंगे।',
    action: { label: 'हमारे कार्यक्रम', to: '/activities' },
    more: { label: 'चलचित्र दीर्घा', to: '/vgallery' },
    lightbox: {
      close: 'चित्र बंद करें',
      next: 'अगला चित्र',
      previous: 'पिछला चित्र',
      zoomIn: 'बड़ा करें',
      zoomOut: 'छोटा करें',
      zoomed: (times) => `${times} गुना बड़ा`,
      failed: 'यह चित्र नहीं खुल सका',
      gallery: 'चित्र',
      roles: { gallery: 'हिंडोला', slide: 'पट', caption: 'शीर्षक' },
      // The lightbox replaces the two placeholders.
      position: '{total} में से {index}',
    },
  },
  video: {
    title: 'चलचित्र दीर्घा',
    hindi: 'कीर्तन और आरती के क्षण',
    heading: 'यह भाग अभी बन रहा है।',
    untitled: (position) => `चलचित्र ${position}`,
    play: 'चलाएँ',
    empty: 'आरती, कीर्तन और उत्सवों के चलचित्र यहाँ दिखाई देंगे।',
    action: { label: 'हमारे कार्यक्रम', to: '/activities' },
    more: { label: 'चित्र दीर्घा', to: '/igallery' },
    failed: 'यह चलचित्र यहाँ नहीं चल सकता।',
    atHost: 'नहीं चल रहा? इसका अपना पृष्ठ खोलें',
    openVideo: 'चलचित्र खोलें',
    noLink: 'इस चलचित्र की कोई कड़ी ज्ञात नहीं है।',
  },
}
