// Tells that the browser is older than those of package.json: loaded by `nomodule` (index.html) and by src/app/boot.ts. Old
// syntax, and styles that old browsers know.
;(function () {
  var notice = document.createElement('div')
  notice.setAttribute('role', 'alert')
  notice.style.cssText =
    'padding: 12px 16px; border-bottom: 1px solid #4a101a; background: #fff; color: #201012; font: 16px/1.5 sans-serif'

  function add(text, language) {
    var line = document.createElement('p')
    line.style.margin = '0'
    line.lang = language
    line.appendChild(document.createTextNode(text))
    notice.appendChild(line)
  }
  var english =
    'This browser is too old for this site: parts of it will not work. Please update it, or use another one.'
  var hindi =
    'यह ब्राउज़र इस साइट के लिए बहुत पुराना है: इसके कुछ भाग नहीं चलेंगे। कृपया इसे अपडेट करें, या कोई दूसरा ब्राउज़र लें।'
  add(english, 'en')
  add(hindi, 'hi')
  document.body.insertBefore(notice, document.body.firstChild)
})()
