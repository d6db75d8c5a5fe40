/**
 * Extensions of files that run, install, or make something else run when they are opened, in some system, browser or
 * web server. Sources: the table of file types by which Chromium warns of downloads, version 43, both of its dangerous
 * levels (components/safe_browsing/content/resources/download_file_types.asciipb); the attachments that Outlook and
 * Exchange's web access block («Blocked attachments in Outlook» of support.microsoft.com); and what web servers run.
 */
const ROWS = [
  // Chromium: every system.
  'swf spl crx class jar jnlp pl py pyc pyd pyo pyw rb efi oxt',
  // Chromium: Windows.
  'msi msp mst ade adp mad maf mag mam maq mar mas mat mav maw mda mdb mde mdt mdw mdz accdb accde accdr accda ocx ops',
  'paf pcd pif plg prf prg pst cpi partial xrm-ms rels xml xsl xsd ps1 ps1xml ps2 ps2xml psc1 psc2 url website js jse',
  'vb vbe vbs vbscript ws wsc wsf wsh msh msh1 msh2 mshxml msh1xml msh2xml ad app application appref-ms asp asx bas',
  'bat cfg chi chm cmd com cpl crt cer der dll drv eml exe fon fxp gadget grp hlp hta htt inf ini ins inx isu isp job',
  'lnk local manifest mau mht mhtml mmc mof msc msg reg rgs scf scr sct search-ms settingcontent-ms shb shs slk sys u3p',
  'vdx vsx vtx vsdx vssx vstx vsdm vssm vstm vsd vsmacros vss vst vsw xbap xnk',
  // Chromium: macOS.
  'fileloc webloc cdr dart dc42 diskcopy42 dmg dmgpart dvdr dylib img imgpart ndif service smi sparsebundle sparseimage',
  'toast udif action definition wflow caction as cpgz command applescript scpt scptd seplugin osas osax mpkg pax',
  'workflow xip mobileconfig configprofile internetconnect networkconnect',
  // Chromium: Linux and Android.
  'pkg deb pet pup rpm slp out run bash csh ksh sh shar tcsh desktop dex apk',
  // Chromium warns of these otherwise, as pages, documents with macros and images of disks.
  'dhtml dhtm dht ehtml htm html shtml shtm sht svgz xht xhtm xhtml',
  'docb docm dotm potm ppam ppsm pptm sldm xla xlam xldm xll xlm xlsb xlsm xltm bin iso udf vhd vhdx vmdk wim xar',
  // Outlook, beside those above.
  'appcontent-ms aspx bgi cnt diagcab diagcfg diagpkg hpj htc its library-ms mcf msu osd printerexport psd1 psdm1',
  'psm1 pyz pyzw sln theme themepack tmp vbp webpnp xps cdxml pssc wsb',
  // Servers of pages and of applications.
  'ascx asa ashx asis asmx axd cdx cfc cfm cgi config cshtml ear fcgi htaccess htpasswd idc jsp jspf jspx jsv jsw lasso',
  'mako phar php php3 php4 php5 php6 php7 php8 phps pht phtm phtml soap stm tpl vbhtml war wss',
  // Scripts, modules, packages and shortcuts of other systems.
  'air ahk apkm appimage appinstaller appx appxbundle au3 aab awk bash_profile cjs cts elf fish flatpak flatpakref gem',
  'go groovy ipa iqy jsm jsx ko kts lua macho mjs mts msix msixbundle nexe node nupkg o oqy owx pm psql rdp rqy sage',
  'scala snap so sql swift ts tsx udl vxd wasm whl wiz wll wpk xapk xaml xpi xslt xul zsh',
];

export const RUNNING_EXTENSIONS: ReadonlySet<string> = new Set(ROWS.flatMap((row) => row.split(' ')));
