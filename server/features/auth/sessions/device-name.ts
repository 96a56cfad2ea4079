/** What a browser says about itself, as people know it. Only a help to recognise one's own devices: it can say anything. */

type Names = readonly (readonly [shape: RegExp, name: string])[]

// The first that fits: most browsers also name those that they resemble.
const BROWSERS: Names = [
  [/MicroMessenger/, 'WeChat'],
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(HuaweiBrowser|HBPC)\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bMQQBrowser|QQBrowser\b/, 'QQ Browser'],
  [/\bUCBrowser|UCWEB\b/, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]

const SYSTEMS: Names = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (names: Names, userAgent: string) => names.find(([shape]) => shape.test(userAgent))?.[1] ?? null

/** Browser and system of a User-Agent header; null for what it does not tell. */
export const deviceOf = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
})
