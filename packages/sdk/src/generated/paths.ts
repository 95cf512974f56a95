/** Generated from api-spec by codegen/paths.ts. Do not edit; run `npm run gen`. */

export interface paths {
    "/whitelabelconfigs/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand for this request
         * @description For anybody, and the first call of a client; every other call waits for it. The brand is found by the override id, else by the facility group, else by the tenant, else by the host name; the first that is sent decides, known or not. Any status but 200 yields no brand.
         */
        get: operations["getWhitelabelConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tenant named by X-Tenant
         * @description For anybody; 404 without X-Tenant. Studios are named by id and zone alone, by name in order; what to show of them is in listPublicStudios. Changes rarely, so clients keep it.
         */
        get: operations["getTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Switches of the product for a studio
         * @description For anybody logged in, and the same as listPublicFeatures answers. What is set for the studio goes before what is set for its tenant. Without organizationUnitId the tenant's own switches, without X-Tenant too an empty list.
         */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Switches of the product for a studio
         * @description For anybody. What is set for the studio goes before what is set for its tenant. Without organizationUnitId the tenant's own switches, without X-Tenant too an empty list.
         */
        get: operations["listPublicFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/translation/locales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The languages of a studio
         * @description For anybody logged in. Those of the home studio when none is named; de_DE when there is no home studio either, and then there is nothing to choose from.
         */
        get: operations["getTranslationLocales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/menu/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active menu entries for a member
         * @description For anybody logged in. Entries for members only appear when the account is connected to the studio's tenant; everybody else gets what listPublicActiveMenuEntries answers.
         */
        get: operations["listActiveMenuEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/menu/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active menu entries for everybody
         * @description For anybody. Entries for members only are left out, with a session too.
         */
        get: operations["listPublicActiveMenuEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home studio of the member
         * @description For anybody logged in. The home studio at the tenant of X-Tenant; without it, at the first tenant that knows the person. 404 when there is none, as for people who are no customers.
         */
        get: operations["getHomeStudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios of the tenant
         * @description For anybody. Of the tenant that X-Tenant names, 404 without it; whole, with contacts and closing hours. Shorter lists, of brands or across chains, are in the tag studio-catalogue.
         */
        get: operations["listPublicStudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One studio
         * @description For anybody. With X-Tenant only a studio of that tenant. The country is named in the language of Accept-Language, else of the studio; closing hours are on the studio's clock.
         */
        get: operations["getPublicStudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/any/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo that all studios of the tenant share
         * @description For anybody, by the tenant of X-Tenant; where no studio is chosen yet. Vary names X-Tenant, so that no cache shows one tenant the logo of another.
         */
        get: operations["getAnyStudioLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo of one studio
         * @description For anybody. With X-Tenant only a studio of that tenant; 404 where the studio has no logo. It may be kept for a day.
         */
        get: operations["getStudioLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/sepa/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The SEPA mandate of a studio
         * @description For anybody, before a DIRECT_DEBIT. Title, authorisation with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, else of the studio. The reference is new each time; give it to initiateTokenization with the bank account. Changes nothing.
         */
        get: operations["getSepaAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio is today, for members
         * @description For anybody logged in, connected or not. All hours of today in the studio's zone; those that have begun as counted, those to come as the last four weeks let expect. Percent of the capacity.
         */
        get: operations["getUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a studio shows how busy it is, for members
         * @description For anybody logged in, connected or not. Ask it first, since the counts are refused with utilization.error.notrevealed where it is false.
         */
        get: operations["getUtilizationReveal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/v2/active-checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people are in a studio now, for members
         * @description For anybody logged in, connected or not. The count of the hour that it is, and when that began; nobody where it has not been counted.
         */
        get: operations["getActiveCheckins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/v2/historic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio usually is, for members
         * @description For anybody logged in, connected or not. Averages of the last four weeks by weekday and hour on the studio's clock, today left out.
         */
        get: operations["listHistoricUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/v2/indicator/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Limits of the indicator, for members
         * @description For anybody logged in, connected or not. Percent of the capacity up to which it is low, medium or high; told also where the counts are not revealed.
         */
        get: operations["getUtilizationIndicatorLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/v2/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio has been today, for members
         * @description For anybody logged in, connected or not. The hours of today that have begun, in the studio's zone; those to come are in getUtilization.
         */
        get: operations["getUtilizationToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio is today, for everybody
         * @description For anybody, and the same as members are told. All hours of today in the studio's zone; those that have begun as counted, those to come as the last four weeks let expect. Percent of the capacity.
         */
        get: operations["getPublicUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a studio shows how busy it is, for everybody
         * @description For anybody; ask it first, since the counts are refused with utilization.error.notrevealed where it is false. The same as members are told.
         */
        get: operations["getPublicUtilizationReveal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/v2/active-checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people are in a studio now, for everybody
         * @description For anybody, and the same as members are told. The count of the hour that it is, and when that began; nobody where it has not been counted.
         */
        get: operations["getPublicActiveCheckins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/v2/historic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio usually is, for everybody
         * @description For anybody, and the same as members are told. Averages of the last four weeks by weekday and hour on the studio's clock, today left out.
         */
        get: operations["listPublicHistoricUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/v2/indicator/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Limits of the indicator, for everybody
         * @description For anybody, and the same as members are told. Percent of the capacity up to which it is low, medium or high; told also where the counts are not revealed.
         */
        get: operations["getPublicUtilizationIndicatorLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/v2/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio has been today, for everybody
         * @description For anybody, and the same as members are told. The hours of today that have begun, in the studio's zone; those to come are in getPublicUtilization.
         */
        get: operations["getPublicUtilizationToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forbookingportal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios for a studio finder
         * @description For anybody; for a studio finder across all chains, or of one tenant when X-Tenant is sent. The richest of the lists, with categories, features and rating; names in the language of Accept-Language. Distances are for the client to work out from coordinates.
         */
        get: operations["listBookingPortalStudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forfilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios for the filters of a studio finder
         * @description For anybody. Across all chains; of one tenant alone when X-Tenant is sent. Ids in place of names, so small enough to count what each filter would leave; what to show is in listBookingPortalStudios.
         */
        get: operations["listStudiosForFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of studios
         * @description For anybody. All there are, used or not, for the filter category of the lists; the names are in the language of Accept-Language. Those in use, with their counts, are in listFacilityCategories.
         */
        get: operations["listStudioCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/featureCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Features of studios in their groups
         * @description For anybody. All there are, used or not, for the filter feature of the lists. Groups and features have names in the language of Accept-Language and are sorted by them.
         */
        get: operations["listStudioFeatureCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many studios there are
         * @description For anybody. Across all chains; of one tenant alone when X-Tenant is sent. The length of listBookingPortalStudios with the same filters.
         */
        get: operations["getStudioCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/countbycity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many studios there are in each city
         * @description For anybody. Across all chains; of one tenant alone when X-Tenant is sent. Cities of the same name in two countries are two entries.
         */
        get: operations["listStudioCountsByCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/additionalmenuentries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links that a studio adds to its menu
         * @description For anybody. Links that the studio itself adds, to stand behind the entries of listPublicActiveMenuEntries. Labels are as the studio has written them.
         */
        get: operations["listAdditionalMenuEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/bookingoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be booked at each studio
         * @description For anybody. Across all chains; of one tenant alone when X-Tenant is sent. What somebody without a membership can book, in the order of the studio's menu. Studios alone with something to book are in listStudiosForMySportsGuest.
         */
        get: operations["listStudioBookingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/formysportsguest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios where guests can book
         * @description For anybody. Those where somebody without a membership can book something; what, is in listStudioBookingOptions. Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listStudiosForMySportsGuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forstudioconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios that an account can be connected to
         * @description For anybody; for the list to choose from before connectWithCustomerCode and its like. Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listStudiosForStudioConnect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forwhitelabelapp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios an app offers, at its path without hyphens
         * @deprecated
         * @description For anybody. The path without hyphens of listStudiosForWhitelabelApp, which answers the same; use that.
         */
        get: operations["listStudiosForWhitelabelAppTwin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forwhitelabelportal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios a portal offers, at its path without hyphens
         * @deprecated
         * @description For anybody. The path without hyphens of listStudiosForWhitelabelPortal, which answers the same; use that.
         */
        get: operations["listStudiosForWhitelabelPortalTwin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/for-whitelabel-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios an app offers
         * @description For anybody. Those of the tenant, or of the facility group when no tenant is set; 404 without either. Answers the same as listStudiosForWhitelabelPortal, for clients that are apps.
         */
        get: operations["listStudiosForWhitelabelApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/legalinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All legal documents of a studio
         * @description For anybody. Every document with its text, so for reading; the footer needs no more than getActiveLegalInfos, a page no more than getLegalInfo.
         */
        get: operations["listLegalInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/legalinfo/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a form asks consent for
         * @description For anybody. The boxes to tick before something is signed or bought at the studio, with their texts; the form cannot go on without the mandatory ones. The documents themselves are in listLegalInfos.
         */
        get: operations["listLegalConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/legalinfo/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One legal document of a studio
         * @description For anybody; for a page that shows one document. Where externalUrl is true the text is an address to link to. 404 when the studio has no document of this type.
         */
        get: operations["getLegalInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio-api/legal-infos/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The legal documents that a studio's footer lists
         * @description For anybody; for the footer, which links each document. The same documents as in listLegalInfos, of the studio controllers, whose base is another one. Where externalUrl is true the text is an address to link to.
         */
        get: operations["getActiveLegalInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studionews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News of a studio
         * @description For anybody. Published by now, the latest 50; what is dated ahead is left out. publishDate carries the offset of the studio's zone.
         */
        get: operations["listStudioNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/for-whitelabel-portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios a portal offers
         * @description For anybody; for a portal of one brand. Those of the tenant, or of the facility group when no tenant is set; 404 without either. A finder across all chains takes listBookingPortalStudios.
         */
        get: operations["listStudiosForWhitelabelPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/{alias}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One studio by its alias
         * @description For anybody; for addresses that people can read. Of any chain, whatever X-Tenant says, since an alias is unique among all. Shows what listBookingPortalStudios shows of each.
         */
        get: operations["getStudioByAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/{publicFacilityGroup}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a portal begins for a facility group
         * @description For anybody; asked with a studio code, before a tenant or studio is known. A group of one studio names it, one of several leaves it null, one without a tenant is a booking portal. Answers in maintenance too, and says so.
         */
        get: operations["getTenantConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/{externalId}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rating of a studio
         * @description For anybody. Of any chain, whatever X-Tenant says. The same rating that listBookingPortalStudios shows, alone and by the number in the chain's books.
         */
        get: operations["getStudioRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/facilities/{facilityId}/trainingsectionconfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the training section shows
         * @description For anybody. A facility without sections has enabled false. Which sections are for members only is said, not enforced.
         */
        get: operations["getTrainingSectionConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/facilities/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of facilities that there are
         * @description For anybody. Across all chains; of one tenant alone when X-Tenant is sent. Only kinds that have a facility, each with how many; the names are in the language of Accept-Language. All kinds, used or not, are in listStudioCategories.
         */
        get: operations["listFacilityCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/universal-check-in/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facilities where members of other chains can check in
         * @description For anybody. Across all chains; of one tenant alone when X-Tenant is sent. Distances are for the client to work out from coordinates.
         */
        get: operations["listUniversalCheckInFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description For anybody. Sends the credentials as basic authorisation and in the body; both must agree. Starts a session in an HttpOnly cookie, and ends the one that the client had. Unknown users and wrong passwords get the same answer after the same time.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the cookie and takes the cookie away. Nobody is logged in afterwards, so a repetition answers 401.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/user/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to set a new password
         * @description For anybody. Sends the code to the address when there is an account; it is valid for 30 minutes and replaces earlier ones. Unknown addresses get the same answer after the same time. X-Tenant and X-Public-Facility-Group say in whose name the mail is written, Accept-Language in which language.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/user/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the code of the mail
         * @description For anybody with the code that resetPassword has mailed. Ends all sessions of the account and verifies its address, since the code came there; the owner gets a mail that says so. A code works once; a wrong one spends nothing, so that strangers cannot use it up.
         */
        post: operations["changeForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account that is logged in
         * @description For anybody logged in; a 403 means that nobody is. The first call after a login. Studios of all tenants, in the order of their ids.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/me/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person behind the account, as the tenant knows them
         * @description For anybody logged in, at the tenant that X-Tenant names; to fill a form. It is what the tenant knows and nothing else: what the account says of itself is in getProfile and getContacts. Somebody the tenant does not know has customerId null. Accounts of all tenants are in getUserInfo.
         */
        get: operations["getCustomerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of the account
         * @description For anybody logged in. What the account says of itself, at all tenants the same; what one tenant knows is in getCustomerInfo. Days are calendar days without a zone.
         */
        get: operations["getProfile"];
        /**
         * Replace the profile
         * @description For anybody logged in. Every field must be sent, null empties it; to change some alone, take saveProfile. A repetition changes nothing more. Picture and memberSince have no part in it.
         */
        put: operations["replaceProfile"];
        /**
         * Change some fields of the profile
         * @description For anybody logged in. What is left out stays, unlike in replaceProfile; null empties a field. A repetition changes nothing more. What is saved here also counts as known master data.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/profile/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put up a picture
         * @description For anybody logged in; the picture until now goes, and the new one has a new address. JPEG, PNG or WebP; the content decides what it is, not the name. It is written anew, so that nothing but the picture is kept, at most 800 pixels long.
         */
        post: operations["uploadProfileImage"];
        /**
         * Remove the picture
         * @description For anybody logged in. Also answers 204 when there was none.
         */
        delete: operations["deleteProfileImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the person can be reached
         * @description For anybody logged in. What the account says of itself, at all tenants the same; the main address first, then the additional ones in the order in which they were added.
         */
        get: operations["getContacts"];
        put?: never;
        /**
         * Change contact data
         * @description For anybody logged in. What is left out stays, null empties a field; a repetition changes nothing more. What is saved here also counts as known master data. E-mail addresses have calls of their own (tag emails).
         */
        post: operations["saveContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description For anybody logged in, with the password until now. Renews the session and ends all others, and codes that were mailed become worthless; the owner gets a mail that says so.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/changeemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to change the main address
         * @description For anybody logged in, with the password. Sends a code to the new address, valid for 24 hours; verifyEmail takes it and makes the address the main one. The address until now stays valid meanwhile; a repetition sends a new code. An address that another account has gets the same answer, and its owner a notice. An additional address that is verified needs no mail: changeMainEmail.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/change-main-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a verified additional address the main one
         * @description For anybody logged in, with the password. The address until now becomes an additional one and gets a mail that says so. All other sessions end. A repetition is refused with email.error.unchanged. To an address that is not added yet leads changeEmail.
         */
        post: operations["changeMainEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/resendregistrationmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code of the registration again
         * @description For anybody logged in whose address is not verified yet. The new code is valid for 24 hours and replaces the earlier one; a verified account is refused with account.error.alreadyverified.
         */
        post: operations["resendRegistrationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/referralurl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address with which the member invites others
         * @description For anybody logged in. The code is made at the first call and stays; register takes it. With X-Tenant the address leads to the studios of the tenant, else to the start of the portal.
         */
        get: operations["getReferralUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/zendesk/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the reader finds help
         * @description For anybody logged in. The support of the brand, in the language of Accept-Language. Stores nothing, so it may be repeated at will.
         */
        post: operations["createZendeskToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description For anybody logged in, with the password; refused while bookings lie ahead or a purchase is being paid. Ends all sessions; personal data goes, and what a studio has to keep of past bookings and payments names nobody any more. Cannot be taken back; the owner gets a mail.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/additional-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an e-mail address
         * @description For anybody logged in; at most 5 addresses. Sends a code to the address, valid for 24 hours; verifyAdditionalEmail takes it. Adding an address again that is not verified yet sends a new code. An address that another account has gets the same answer, and its owner a notice.
         */
        post: operations["addAdditionalEmail"];
        /**
         * Remove an additional e-mail address
         * @description For anybody logged in. Takes verified and waiting addresses, and a code that is on its way to one becomes worthless. The main address is none of them. A repetition is refused with email.error.notfound.
         */
        delete: operations["deleteAdditionalEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/additionalemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an e-mail address (old path)
         * @deprecated
         * @description For anybody logged in. The old path of addAdditionalEmail, by the same rules; use that.
         */
        post: operations["addAdditionalEmailLegacy"];
        /**
         * Remove an additional e-mail address (old path)
         * @deprecated
         * @description For anybody logged in. The old path of deleteAdditionalEmail, by the same rules; use that.
         */
        delete: operations["deleteAdditionalEmailLegacy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/additionalemail/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an additional e-mail address
         * @description For the account that added the address, logged in. A code works once; a wrong one spends nothing. What is verified can log nobody in, but become the main address with changeMainEmail. Its path has no hyphen; there is no other.
         */
        post: operations["verifyAdditionalEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/withcustomercode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by customer code
         * @description For anybody logged in, to a studio of any chain. Makes the account the one member whom number and day of birth fit. Wrong values get one and the same answer, whichever is wrong, and are counted. A repetition is refused with studioconnect.error.alreadyconnected.
         */
        post: operations["connectWithCustomerCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/withemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by e-mail address
         * @description For anybody logged in, to a studio of any chain. The address is the proof, so it must be a verified one of this account. Wrong values get one and the same answer, whichever is wrong, and are counted. A repetition is refused with studioconnect.error.alreadyconnected.
         */
        post: operations["connectWithEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/withiban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by bank account
         * @description For anybody logged in, to a studio of any chain. Makes the account the one member whom account number and day of birth fit. Wrong values get one and the same answer, whichever is wrong, and are counted. A repetition is refused with studioconnect.error.alreadyconnected.
         */
        post: operations["connectWithIban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/withibansuffix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by the end of the bank account number
         * @description For anybody logged in, to a studio of any chain. Makes the account the one member whom suffix, family name (capitals and accents aside) and day of birth fit. Wrong values get one and the same answer, whichever is wrong, and are counted. A repetition is refused with studioconnect.error.alreadyconnected.
         */
        post: operations["connectWithIbanSuffix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/{studioConnectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect from a studio
         * @description For anybody logged in, about a connection of the account. The studio still knows its member, who can connect again. With the last connection to a tenant goes what is held there, until then; bookings stay. A repetition is refused with studioconnect.error.notfound.
         */
        delete: operations["deleteStudioConnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/account-context/migration/rsg-group/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account is asked to move, and the texts
         * @description For anybody logged in. The facility group is that of X-Public-Facility-Group, else that of X-Tenant. Texts are in the language of the account, else of Accept-Language. A refusal still shows the wizard, from STEP_4 on; how often to show it is for the client to decide.
         */
        get: operations["getMigrationSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/account-context/migration/rsg-group/migrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the account into the context RSG_GROUP
         * @description For anybody logged in whom getMigrationSteps asks. Takes all verified addresses along; afterwards the account logs in under brands of this context. Cannot be taken back; a repetition is refused with migration.error.notoffered.
         */
        post: operations["migrateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/account-context/migration/rsg-group/cancelation-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse to move
         * @description For anybody logged in whom getMigrationSteps asks. From now on the wizard begins at STEP_4. The account stays as it is and may still move; a repetition answers the same.
         */
        post: operations["createCancelationNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/customercenter/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member may do
         * @description For members of the tenant that X-Tenant names. Decides what the customer center shows; ask anew after a login and after a change of the connection.
         */
        get: operations["getCustomerConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/accessrefusal/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What members are told who are not let in
         * @description For members of the tenant that X-Tenant names, the same for all of them. Says how to speak of a refusal; whether there is one says getAccessRefusalStatus.
         */
        get: operations["getAccessRefusalConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/accessrefusal/customer/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the member is let in
         * @description For members of the tenant that X-Tenant names. What the studio has against the member, such as an open bill; what follows from missed bookings says getEntranceBlock. refusedSince is in UTC.
         */
        get: operations["getAccessRefusalStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/noshowpenalty/checkifentranceblocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Until when missed bookings keep the member out
         * @description For members of the tenant that X-Tenant names. Says until when, for booking and for entering; that it is so now says getAccessBlock. Instants are in UTC; one that has passed is null.
         */
        get: operations["getEntranceBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/noshowpenalty/isaccessblocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether missed bookings keep the member out now
         * @description For members of the tenant that X-Tenant names. About entering alone, at this moment; a member who may not book may still enter. Until when says getEntranceBlock.
         */
        get: operations["getAccessBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description For anybody. Sends a code to the address, valid for 24 hours; a repetition sends a new one, and with its code the later words count. When the address has an account already the answer is the same, and its owner gets a notice instead. Nobody is logged in by this.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the address of a new account
         * @deprecated
         * @description For anybody with the code. Use verifyEmail, which also says what was verified and takes codes of a changed address.
         */
        post: operations["verifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a new account, or a changed address
         * @description For anybody with a code. Takes those that register, quick register, resend and changeemail have sent; the session of a reader stays what it is. When an address is changed all other sessions end. A code works once; a wrong one spends nothing, so that strangers cannot use it up.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/quickregister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person that an invitation is for
         * @description For anybody with the link of an invitation; fills the form of registerQuickly. Changes nothing. Where the invitation has an e-mail address, the account must have the same.
         */
        get: operations["getQuickRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/quickregister/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account from an invitation
         * @description For anybody with the link of an invitation. Once the address is verified the invitation is used up and the account is connected to its studio. Otherwise as register.
         */
        post: operations["registerQuickly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries for addresses
         * @description For anybody; the list for forms with an address. Names are in the language of locale, else of Accept-Language, and sorted in it; English stands in for others.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/appointmentfilter/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the courses of a studio can be filtered by
         * @description For anybody. Only what occurs in the appointments to come that take place, each by name; the ids are those that the lists of courses take as categoryId and employeeId.
         */
        get: operations["getCourseAppointmentFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/appointmentfilter/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the single appointments of a studio can be filtered by
         * @description For anybody. The people who can be booked for an appointment at the studio, whether or not they have a free time now. The list is empty where the studio offers no single appointments.
         */
        get: operations["getSingleAppointmentFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/streaming/appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An online appointment, with its way in
         * @description For anybody who has the address of the stream, which names the booking and is nobody else's to guess. The way in is told from 15 minutes before the start until the end; ask again at streamOpensAt. Instants carry the offset of the studio. A booking that is canceled, on the waiting list or of a course in the studio has none.
         */
        get: operations["getStreamingAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries as key and value
         * @description For anybody. The same list as listCountries, among the reference data of the studios. Names are in the language of locale, else of Accept-Language, and sorted in it.
         */
        get: operations["listReferenceCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/address/usa/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * States of the USA
         * @description For anybody. Needed at studios in the US alone; their names are English whatever the reader speaks.
         */
        get: operations["listUsaStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/mysports/quickconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studio and number that an invitation stands for
         * @description For anybody with the link of an invitation, so that an invited person with an account types no more than the day of birth; connectWithCustomerCode takes the rest. Changes nothing. 404 for an invitation without a customer number.
         */
        get: operations["getQuickConnect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of a studio
         * @description For anybody. Whoever can be booked for a single appointment at the studio, leads a course there or has led one. Those who lead a course to come are in listEmployeesWithFutureCourses.
         */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/employees/withfuturecourses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of a studio who lead a course to come
         * @description For anybody. Whoever leads a course at the studio that has not ended and is not canceled, whether or not places are free. listEmployees has all people of the studio.
         */
        get: operations["listEmployeesWithFutureCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One course appointment
         * @description For anybody logged in. Finds past and canceled appointments too. Places are as counted now; myBooking and benefitBookingOptionType are the account's own. Instants carry the offset of the studio's zone, a price counts in the major unit of the studio's currency.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One course appointment (public)
         * @description For anybody, and as getCourse in all else. Without a session myBooking and benefitBookingOptionType are null.
         */
        get: operations["getPublicCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period
         * @deprecated
         * @description For anybody logged in. The older path of listCourses, which answers the same; use that.
         */
        get: operations["listCourseAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period (public)
         * @deprecated
         * @description For anybody. The older path of listPublicCourses, which answers the same; use that.
         */
        get: operations["listPublicCourseAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course/withdefaulthomestudio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period, at the home studio when none is named
         * @description For anybody logged in. The appointments of listCourses for a portal that names no studio; then it is the home studio at the tenant, else the tenant's first studio by name. 404 when there is neither.
         */
        get: operations["listCoursesWithDefaultHomeStudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course/withdefaulthomestudio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period, at the home studio when none is named (public)
         * @description For anybody. The appointments of listPublicCourses for a portal that names no studio; without a session it is the first studio by name of the tenant of X-Tenant, and 404 where that names none.
         */
        get: operations["listPublicCoursesWithDefaultHomeStudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course/nextavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next appointments with a free place
         * @description For anybody logged in. Each course at most once, with its first appointment that has a free place and can be booked now; places on a waiting list do not count. For a teaser such as "next free places"; 10 unless limit says otherwise.
         */
        get: operations["listNextAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course/nextavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next appointments with a free place (public)
         * @description For anybody, and as listNextAvailableCourses in all else, with a session or without.
         */
        get: operations["listPublicNextAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next appointments
         * @description For anybody logged in. What begins next at the studio from now on, without a period; full ones included, canceled ones not, and a course as often as it takes place. 10 unless limit says otherwise.
         */
        get: operations["listUpcomingCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next appointments (public)
         * @description For anybody, and as listUpcomingCourses in all else, with a session or without.
         */
        get: operations["listPublicUpcomingCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period
         * @description For anybody logged in. The list to draw a calendar from; appointments that begin on these days of the studio's zone, full ones included, canceled ones not. The first 1,000 of at most 62 days; myBooking and benefitBookingOptionType are the account's own.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period (public)
         * @description For anybody, and as listCourses in all else. Without a session myBooking and benefitBookingOptionType are null.
         */
        get: operations["listPublicCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses/slice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period, page by page
         * @description For anybody logged in. The appointments of listCourses page by page, for a list that grows while it is read. Pages count from 0 and hold 20 unless size says otherwise; there is no total, hasNext says whether to go on.
         */
        get: operations["listCourseSlice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses/slice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period, page by page (public)
         * @description For anybody, and as listCourseSlice in all else, with a session or without.
         */
        get: operations["listPublicCourseSlice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses/with-canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period, canceled ones included
         * @description For anybody logged in. The appointments of listCourses together with those that the studio has canceled; appointmentStatus tells them apart. For a calendar that shows what falls out.
         */
        get: operations["listCoursesWithCanceled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses/with-canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period, canceled ones included (public)
         * @description For anybody, and as listCoursesWithCanceled in all else, with a session or without.
         */
        get: operations["listPublicCoursesWithCanceled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period that can be booked now
         * @description For anybody logged in. Of listCourses those that can be booked now, as far as time and places go, with a free place or one on the waiting list, inside their booking window. For a filter such as "bookable only".
         */
        get: operations["listAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period that can be booked now (public)
         * @description For anybody, and as listAvailableCourses in all else, with a session or without.
         */
        get: operations["listPublicAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses/with-upcoming-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses with their next appointment
         * @description For anybody logged in. Courses, not appointments; each that the studio gives or gave stands once, with the next appointment that takes place, full or not, or null. For an overview of what there is.
         */
        get: operations["listCoursesWithUpcomingAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses/with-upcoming-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses with their next appointment (public)
         * @description For anybody, and as listCoursesWithUpcomingAppointment in all else, with a session or without.
         */
        get: operations["listPublicCoursesWithUpcomingAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookingoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the account holds that may pay for a course appointment
         * @description For anybody logged in; who is not connected to the studio's tenant holds nothing. Also lists what does not fit, with the reason in invalidReason. Trials are left out. Where the reader may also buy, take getBookingOptionsWithOffers, which answers both at once.
         */
        get: operations["listBookingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookingoptions/withoffers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may pay for a course appointment, with what can be bought
         * @description For anybody logged in. What the account holds, as listBookingOptions has it, beside what can be bought; the call for the step that asks how to pay. A course for members only has no offers. Prices count in the major unit of the studio's currency.
         */
        get: operations["getBookingOptionsWithOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookingoptions/with-trial-contingent-and-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may pay for a course appointment, trials included
         * @description For anybody logged in. As getBookingOptionsWithOffers, with the trials that the account holds in a list of their own; for portals that let readers pay with one.
         */
        get: operations["getBookingOptionsWithTrialContingentAndOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookingoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the account holds that may pay for a course appointment (public)
         * @description For anybody. Without an account nobody holds anything, so the list is always empty and the call tells no more than that the course exists. What can be bought stands in getPublicBookingOptionsWithOffers.
         */
        get: operations["listPublicBookingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookingoptions/withoffers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may pay for a course appointment, with what can be bought (public)
         * @description For anybody. The offers to somebody without an account; bookingOptions is always empty, with a session too. A course for members only has no offers.
         */
        get: operations["getPublicBookingOptionsWithOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookingoptions/with-trial-contingent-and-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may pay for a course appointment, trials included (public)
         * @description For anybody. The offers to somebody without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers tells as much.
         */
        get: operations["getPublicBookingOptionsWithTrialContingentAndOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/bookcourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a course with something the member holds
         * @description For anybody logged in who holds the option at the studio's tenant. Takes the place and one use of the option, or neither; no money is involved. With joinWaitingList a full course puts the account on the waiting list. A repetition is refused with booking.error.alreadybooked.
         */
        post: operations["bookCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking
         * @description For anybody logged in. A booking of the account in any state, over and canceled ones too; with X-Tenant only one at that tenant. Instants carry the offset of the studio's zone.
         */
        get: operations["getCalendarItem"];
        put?: never;
        post?: never;
        /**
         * Cancel a booking
         * @description For anybody logged in; with X-Tenant only a booking at that tenant. Frees the place, and the first on the waiting list moves up; what was paid, or the use of an option, is given back. Possible until cancelableUntil of the booking; a repetition is refused with booking.error.alreadycanceled.
         */
        delete: operations["cancelCalendarItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings to come
         * @description For anybody logged in. Bookings and places on waiting lists whose end lies ahead, at the tenant of X-Tenant; of all tenants without it, as listMyCurrentCalendarItems has them in any case. At most 500.
         */
        get: operations["listCurrentCalendarItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings that are over
         * @description For anybody logged in. Bookings whose end has passed, at the tenant of X-Tenant; canceled ones are left out, which listMyCalendarHistory has too. The latest 500.
         */
        get: operations["listPastCalendarItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/{id}/cancelationruleinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What canceling a booking would do
         * @description For anybody logged in, about a booking of the account; with X-Tenant only one at that tenant. Changes nothing. The refund counts in the major unit of its currency, cancelableUntil carries the offset of the studio's zone and stays when that moment has passed.
         */
        get: operations["getCancelationRuleInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/calendar/bookcourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a free course without an account
         * @description For anybody. Only what costs nothing; anything else goes through createPublicCourseAppointmentCheckout. With a session the booking is the account's and makes it a customer of the tenant; without one it belongs to whoever knows its uuid. A repetition with the same address is refused with booking.error.alreadybooked.
         */
        post: operations["bookPublicCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking, by its uuid
         * @description For anybody who knows the uuid, which the answer of a booking without an account carries. Bookings of accounts are not found here.
         */
        get: operations["getPublicCalendarItem"];
        put?: never;
        post?: never;
        /**
         * Cancel a booking, by its uuid
         * @description For anybody who knows the uuid of a booking without an account. Frees the place, and the first on the waiting list moves up; what was paid is paid back. Possible until cancelableUntil of the booking; a repetition is refused with booking.error.alreadycanceled.
         */
        delete: operations["cancelPublicCalendarItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/calendar/{id}/cancelation-rule-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What canceling a booking would do, by its uuid
         * @description For anybody who knows the uuid of a booking without an account. Changes nothing. The refund counts in the major unit of its currency.
         */
        get: operations["getPublicCancelationRuleInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/checkinreservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reserved visits
         * @description For anybody logged in. The reservations of the account at the tenant of X-Tenant, of all tenants without it: those to come, past and canceled ones. Instants carry the offset of the studio's zone. At most 500.
         */
        get: operations["listCheckinReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/checkinreservations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a reserved visit
         * @description For anybody logged in, about a reservation of the account; with X-Tenant only one at that tenant. Frees the place and tells the member by mail. Possible until the slot begins; a repetition is refused with checkinreservation.error.alreadycanceled.
         */
        post: operations["cancelCheckinReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/checkinreservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a visit
         * @description For members of the tenant that X-Tenant names. Takes a place of a slot on a day, at most 7 days ahead and until its last possible check-in; a member has one reservation a day at a studio. Tells the member by mail. A repetition is refused with checkinreservation.error.alreadyreserved.
         */
        post: operations["createCheckinReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/checkinreservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slots in which a visit can be reserved, with the member's own
         * @description For members of the tenant that X-Tenant names. The slots from today to the seventh day ahead, in the studio's zone, that have not ended; full ones and those whose last check-in is over too. A slot in which the studio is closed at any time is left out. Free places are as counted now, and instants carry the offset of the studio's zone.
         */
        get: operations["listCheckinReservationSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/checkinreservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slots in which a visit can be reserved, for everybody
         * @description For anybody, and as listCheckinReservationSlots in all else: the slots from today to the seventh day ahead with their free places. reservationId is always null.
         */
        get: operations["listPublicCheckinReservationSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aggregated/calendaritems/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking of the account, whichever tenant it belongs to
         * @description For anybody logged in. As getCalendarItem, at whichever tenant the booking is.
         */
        get: operations["getMyCalendarItem"];
        put?: never;
        post?: never;
        /**
         * Cancel a booking of the account
         * @description For anybody logged in, by the same rules as cancelCalendarItem, at whichever tenant the booking is. What was paid is paid back; possible until cancelableUntil of the booking. A repetition is refused with booking.error.alreadycanceled.
         */
        delete: operations["cancelMyCalendarItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aggregated/calendaritems/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings of the account to come, of all tenants
         * @description For anybody logged in. As listCurrentCalendarItems, but of all tenants whatever X-Tenant says; for the page "my bookings" of an account that has several studios. At most 500.
         */
        get: operations["listMyCurrentCalendarItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aggregated/calendaritems/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings of the account that are over or canceled, of all tenants
         * @description For anybody logged in. Unlike listPastCalendarItems of all tenants, and with canceled bookings, those of days to come too; participantStatus tells them apart. The latest 500.
         */
        get: operations["listMyCalendarHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/paymentinstruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Instruments kept for the account
         * @description For anybody logged in. Of the account, whichever tenant they were first used at; cards lent to one public checkout are none of them. After the preferred one the oldest first.
         */
        get: operations["listPaymentInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/paymentinstruments/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an instrument no longer
         * @description For the account that keeps it. It stays for the history of payments, is no longer offered or taken, and of the others the oldest becomes the preferred one if it was. Refused while an open checkout or a place on a waiting list is still to be charged with it, or a debit of it is on its way. A repetition changes nothing.
         */
        post: operations["archivePaymentInstrument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/paymentinstruments/{id}/prefer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer an instrument first
         * @description For the account that keeps it. The one that was preferred before is so no longer; exactly one is. A repetition changes nothing.
         */
        post: operations["preferPaymentInstrument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/paymentinstruments/creditcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a card for the account
         * @description For anybody logged in. Takes the token that the payment provider has given for a card, never its number. The first card is the preferred one; a repetition keeps a second. The bank may still ask for a confirmation when it first pays.
         */
        post: operations["createCreditCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/paymentinstruments/creditcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a card without an account
         * @description For anybody. The card pays in one public checkout and is no account's; its id is as good as the card, so keep it secret. A repetition makes a second one.
         */
        post: operations["createPublicCreditCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/paymentinstruments/bancontactcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a Bancontact card for the account
         * @description For anybody logged in. Takes the token that the payment provider has given for it, of this kind alone. The first instrument is the preferred one; a repetition keeps a second. Its holder is asked for a confirmation when it first pays.
         */
        post: operations["createBancontactCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/paymentinstruments/bancontactcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a Bancontact card without an account
         * @description For anybody. It pays in one public checkout and is kept for no account here; its id is as good as the card, so keep it secret. A repetition makes a second one.
         */
        post: operations["createPublicBancontactCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/paymentinstruments/ideal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a bank account by iDEAL for the account
         * @description For anybody logged in. Takes the token that the payment provider has given for it, of this kind alone. The first instrument is the preferred one; a repetition keeps a second. Its holder is asked for a confirmation when it first pays.
         */
        post: operations["createIdeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/paymentinstruments/ideal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a bank account by iDEAL without an account
         * @description For anybody. It pays in one public checkout and is kept for no account here; its id is as good as the account, so keep it secret. A repetition makes a second one.
         */
        post: operations["createPublicIdeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/paymentinstruments/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a PayPal account for the account
         * @description For anybody logged in. Takes the token that the payment provider has given for it, of this kind alone. The first instrument is the preferred one; a repetition keeps a second. Its holder is asked for a confirmation when it first pays.
         */
        post: operations["createPaypal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/paymentinstruments/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a PayPal account without an account
         * @description For anybody. It pays in one public checkout and is kept for no account here; its id is as good as the account, so keep it secret. A repetition makes a second one.
         */
        post: operations["createPublicPaypal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/paymentinstruments/twint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a TWINT account for the account
         * @description For anybody logged in. Takes the token that the payment provider has given for it, of this kind alone. The first instrument is the preferred one; a repetition keeps a second. Its holder is asked for a confirmation when it first pays.
         */
        post: operations["createTwint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/paymentinstruments/twint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a TWINT account without an account
         * @description For anybody. It pays in one public checkout and is kept for no account here; its id is as good as the account, so keep it secret. A repetition makes a second one.
         */
        post: operations["createPublicTwint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/paymentinstruments/availabe-payment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of instrument that a studio takes
         * @description For anybody. The kinds alone, for a form that adds an instrument; how to pay, and which kind that needs, is in listPublicPaymentMethods. FINION_PAY has none: nothing is kept for it.
         */
        get: operations["listAvailablePaymentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/paymentinstruments/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay that a studio takes
         * @description For anybody. What pays without an account, each with the kind of instrument that it needs: no DIRECT_DEBIT, which takes a mandate, and no FINION_PAY; listTokenizationPaymentMethods has them for who is logged in.
         */
        get: operations["listPublicPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/accountbalance/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody with a link owes
         * @description For anybody who has the link that a studio has sent. Tells the amount that is owed, in the major unit of the studio's currency, to which studio and how the membership is paid; of the person no more than the first letters. Changes nothing.
         */
        get: operations["getPublicAccountBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokenization/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to keep a payment instrument
         * @description For anybody logged in, for every kind of instrument that the studio takes. Send the holder to challengeUrl until expiresAt; the provider sends them back to returnPath, and how it went says getTokenizationState. A DIRECT_DEBIT brings its mandate along and leads to no page, so it is AUTHORIZED or DECLINED at once. Keeps nothing yet; a repetition begins a second one.
         */
        post: operations["initiateTokenization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokenization/{tokenizationReference}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the instrument of an authorized tokenization
         * @description For the account that began it. Needed only to keep a card without buying; createCourseAppointmentCheckoutV4 takes an authorized tokenization as it is. The first card is the preferred one. Answers the same instrument when it is called again.
         */
        post: operations["completeTokenization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokenization/{tokenizationReference}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a tokenization stands
         * @description For the account that began it; to be read when the holder comes back. Changes nothing. After AUTHORIZED comes completeTokenization or a checkout; an unanswered one reads EXPIRED after expiresAt, which carries the offset of the studio's zone.
         */
        get: operations["getTokenizationState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokenization/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay that a studio takes from accounts
         * @description For anybody logged in. Each with the kind of instrument that initiateTokenization makes for it; FINION_PAY has none and is asked for by createFinionPayPaymentRequest. More than listPublicPaymentMethods, which is for who has no account.
         */
        get: operations["listTokenizationPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments of the account
         * @description For anybody logged in. What was paid online, and what is held while somebody waits for a place, the newest first; with X-Tenant at that tenant alone. Orders that came to nothing are none of them. Pages count from 0 and hold 20 unless size says otherwise. Amounts are in the major unit, times carry the offset of the studio.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payment
         * @description For the account that paid; with X-Tenant only at that tenant. Tells what paid, and whether and until when it can be given back, with what is taken back then. Changes nothing.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/payments/{paymentId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a payment back
         * @description For the account that paid; with X-Tenant only at that tenant. Ends what was booked by the rule of cancelCalendarItem, moves the waiting list up and gives the whole amount back, with the mail of a cancelation; or nothing of it. A repetition answers the payment as it is then and gives nothing back twice.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/finion-pay/payment-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the pay-later service was asked for
         * @description For anybody logged in; to be read when the holder comes back from the service. Of the account's checkouts, or of the one that checkoutId names. Changes nothing.
         */
        get: operations["listFinionPayPaymentRequests"];
        put?: never;
        /**
         * Ask the pay-later service to pay a checkout
         * @description For the account that began the checkout. Send the holder to serviceUrl; once they have agreed there, the checkout is AUTHENTICATED and can be finalized until tokenValidUntil, after which it is EXPIRED. A no of the holder fails it. A repetition answers the request that is open.
         */
        post: operations["createFinionPayPaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/course-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to buy a place in a course
         * @deprecated
         * @description For anybody logged in. The older form, which takes kept instruments alone; use createCourseAppointmentCheckoutV4, which takes a tokenization too. Nothing is reserved; a repetition without the same Idempotency-Key makes a second checkout.
         */
        post: operations["createCourseAppointmentCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/checkouts/course-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to buy a place in a course, with a tokenization
         * @description For anybody logged in. One of kept instrument and tokenization pays, never both, and neither is needed where the offer costs nothing; a tokenization becomes a kept instrument by this. Nothing is reserved, so whoever finalizes first has the place. Open until expiresAt; a repetition without the same Idempotency-Key makes a second checkout. The price counts in the major unit of the studio's currency.
         */
        post: operations["createCourseAppointmentCheckoutV4"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/course-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to buy a place in a course without an account
         * @description For anybody; a session changes nothing. publicToken of the answer is the key to all further steps, so keep it. The card is one of createPublicCreditCard and pays once. Nothing is reserved; open until expiresAt; a repetition without the same Idempotency-Key needs another card and makes a second checkout.
         */
        post: operations["createPublicCourseAppointmentCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a checkout stands
         * @description For the account that began it. What is the same whatever is bought; getCourseAppointmentCheckout also has course, offer and booking. One that was open reads EXPIRED after expiresAt. The price counts in the major unit of its currency.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/course-appointment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The purchase of a place in a course
         * @description For the account that began it. Read it after coming back from the bank, and for the pages of success and failure; booking is null until it is finalized, charged false while the booking waits for a place.
         */
        get: operations["getCourseAppointmentCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/{id}/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the bank whether the holder must confirm
         * @description For the account that began it. Where the answer has a challengeUrl, send the holder there; the bank sends them back to returnPath. Without one go on to finalizeCheckout. Charges nothing. May be repeated while the checkout is open, and then says how it stands.
         */
        post: operations["authenticateCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a checkout up
         * @description For the account that began it. Nothing is booked or charged. Answers the same when it is called again, and for a checkout that has failed or expired; one that is finalized is refused, cancel its booking instead.
         */
        post: operations["cancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/{id}/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book and charge
         * @description For the account that began it, which becomes a customer of the tenant by this. Hands over and charges in one step; either both happen or neither. A place on the waiting list is only authorized, and charged when a place becomes free. Called again it answers what the first call did; nothing is charged twice. When it cannot be had the checkout stays open and nothing is held; after a decline it is FAILED for good. What was bought is told by the call of its type.
         */
        post: operations["finalizeCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/{publicToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a checkout stands (public)
         * @description For anybody who holds the token. What is the same whatever is bought; getPublicCourseAppointmentCheckout also has course, offer and booking. One that was open reads EXPIRED after expiresAt.
         */
        get: operations["getPublicCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/course-appointment/{publicToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The purchase of a place in a course (public)
         * @description For anybody who holds the token. Read it after coming back from the bank, and for the pages of success and failure; booking is null until it is finalized, charged false while the booking waits for a place.
         */
        get: operations["getPublicCourseAppointmentCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/{publicToken}/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the bank whether the holder must confirm (public)
         * @description For anybody who holds the token. Where the answer has a challengeUrl, send the holder there; the bank sends them back to returnPath. Without one go on to finalizePublicCheckout. Charges nothing, and may be repeated while the checkout is open.
         */
        post: operations["authenticatePublicCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/{publicToken}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a checkout up (public)
         * @description For anybody who holds the token. Nothing is booked or charged. Answers the same when it is called again; a checkout that is finalized is refused, cancel its booking instead.
         */
        post: operations["cancelPublicCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/{publicToken}/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book and charge (public)
         * @description For anybody who holds the token. Hands over and charges in one step; either both happen or neither. A place on the waiting list is only authorized, and charged when a place becomes free. Called again it answers what the first call did; nothing is charged twice.
         */
        post: operations["finalizePublicCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/masterdata/validate/bookapppointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether enough is known for an appointment
         * @description For anybody logged in; changes nothing. Asks for names, address and day of birth. What the studio's tenant knows of the person counts first, then what the account says of itself.
         */
        get: operations["validateBookAppointmentMasterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/masterdata/validate/bookcourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether enough is known for a course
         * @description For anybody logged in; changes nothing. Asks for names, address and day of birth, as the form of a course does. Booking itself does not look at this; it is for a client that wants to ask beforehand.
         */
        get: operations["validateBookCourseMasterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/masterdata/validate/booktrialsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether enough is known for a trial session
         * @description For anybody logged in; changes nothing. Asks for names and a telephone number. What the studio's tenant knows of the person counts first, then what the account says of itself.
         */
        get: operations["validateBookTrialSessionMasterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/masterdata/validate/signcontract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether enough is known for a contract
         * @description For anybody logged in; changes nothing. Asks for the most; names, address, day of birth and telephone number. What the studio's tenant knows of the person counts first, then what the account says of itself.
         */
        get: operations["validateSignContractMasterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/event-logging/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log an event
         * @description For anybody, while statistics are allowed; the client asks for that. Nothing in it is checked against an account. A repetition is a second event. A failure is no concern of the reader.
         */
        post: operations["createTrackingEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tag}/{language}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of a tag in a language
         * @description For anybody, from the translation host. Only the words that differ from the default texts, so there may be none; when it fails, the default texts apply.
         */
        get: operations["getTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forward-geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Towns by a part of their name
         * @description For anybody with the application's token. Names that begin with the text come first, then those that contain it, larger towns before smaller ones; case and accents do not matter. Degrees of WGS 84; the country is named in the language of Accept-Language.
         */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reverse-geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The region around a position
         * @description For anybody with the application's token. The region of the nearest town, with a position in its middle; none where no town lies within 120 km. Near a border it can be the neighbour's. The country is named in the language of Accept-Language.
         */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of the map around a position
         * @description For anybody with the application's token. The picture is to be shown with width and height in CSS pixels; with scale 2 it has twice the pixels, for fine screens. The position is in its middle.
         */
        get: operations["getStaticImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Colours and pictures of a brand. The client corrects the contrast; it never trusts it. */
        WhitelabelStyle: {
            /** @description Product title in the window title. */
            title: string | null;
            /** @description Page. As #RRGGBB. */
            backgroundColor: string | null;
            /** @description Raised surfaces. As #RRGGBB. */
            backgroundColor2: string | null;
            /** @description Text. As #RRGGBB. */
            textColor: string | null;
            /** @description The one thing to do next. As #RRGGBB. */
            highlightColor: string | null;
            /** @description Text on the highlight colour. As #RRGGBB. */
            highlightTextColor: string | null;
            /** @description Faults. As #RRGGBB. */
            errorColor: string | null;
            /** @description Top bar. As #RRGGBB. */
            topbarColor: string | null;
            /** @description Header. As #RRGGBB. */
            headerColor: string | null;
            /** @description Footer. As #RRGGBB. */
            footerColor: string | null;
            /**
             * Format: uri-reference
             * @description Folder of the favicons.
             */
            faviconBaseUrl: string | null;
            /**
             * Format: uri-reference
             * @description Logo in the top bar.
             */
            headerLogoUrl: string | null;
        };
        /** @description Texts and links of a brand. */
        WhitelabelTexts: {
            /** @description Title of the portal. */
            title: string | null;
            /** @description Imprint as text. */
            imprint: string | null;
            /** @description Label of the contact link. */
            contactLinkText: string | null;
            /**
             * Format: uri-reference
             * @description Address of the contact link.
             */
            contactLinkUrl: string | null;
            /**
             * Format: uri-reference
             * @description Address of the imprint.
             */
            imprintLinkUrl: string | null;
            /** @description Legal documents of the brand. */
            legalDocumentsLinks: {
                /**
                 * Format: uri-reference
                 * @description Privacy policy.
                 */
                privacyPolicy: string | null;
                /**
                 * Format: uri-reference
                 * @description Terms and conditions.
                 */
                termsAndConditions: string | null;
            } | null;
        };
        /** @description The brand under which the portal appears. */
        WhitelabelConfig: {
            /** @description Number of the configuration; some rules of the shell go by it. */
            id: number;
            /** @description Name of the brand. */
            name: string;
            /** @description Name of the platform behind the brand. */
            platformName: string;
            /** @description The tenant of the brand, when it has just one. */
            tenantName: string | null;
            /** @description Short stable name of the brand. */
            brandIdentifier: string;
            /**
             * @description For whom the portal is made.
             * @enum {string}
             */
            context: "STUDIO" | "BOOKING_PORTAL";
            /**
             * @description Which accounts may log in.
             * @enum {string}
             */
            accountContext: "MY_SPORTS" | "FIT_X" | "RSG_GROUP";
            /** @description Company that answers for the portal. */
            legalEntity: string;
            /** @description Its address. */
            legalEntityAddress: string;
            /** @description Facility group of the brand. */
            publicFacilityGroup: string;
            style: components["schemas"]["WhitelabelStyle"];
            texts: components["schemas"]["WhitelabelTexts"];
            /** @description Whether the support link is hidden. */
            hideSupportUrl: boolean;
            /** @description Whether the studio home tab is hidden. */
            hideHomeTab: boolean;
            /**
             * Format: uri-reference
             * @description Where memberships are cancelled instead of in the portal.
             */
            customCancellationLink: string | null;
        };
        /** @description A value to be put into the translated text of an error code. */
        TypedArg: {
            /**
             * @description How the value is to be read and shown: TIMESTAMP is an instant with offset shown as date and time, FIELD names a field of the request by its JSON path.
             * @enum {string}
             */
            type: "STRING" | "NUMBER" | "TIMESTAMP" | "FIELD";
            /** @description The value, always written as a string. */
            value: string;
        };
        /** @description One fault. Which of its fields are there is up to the backend; a client reads what it finds (specification 2, section 8). */
        ErrorItem: {
            /** @description Text for the log; shown to the reader only when the code has no translation. */
            errorMessage?: string;
            /** @description What kind of fault, as any text: a code of the backend (`booking.error.slotfull`), of a service behind it (`invalid_grant`) or of a check (`INVALID_TAX_ID`). The key of its translation. */
            errorCode?: string;
            /** @description Names the request in the logs of the backend. */
            traceId?: string;
            /** @description Values for the text of the code, in their order there. */
            typedArgs?: components["schemas"]["TypedArg"][];
        };
        /** @description What every answer from status 400 carries: one fault, or a list of them. */
        ErrorBody: components["schemas"]["ErrorItem"] | components["schemas"]["ErrorItem"][];
        /** @description A studio chain. */
        TenantInfo: {
            /** @description Name of the tenant in addresses and headers. */
            tenant: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            tenantLogo: string | null;
            /** @description Name for the public. */
            publicTenantName: string;
            /** @description Its studios. */
            studios: {
                /**
                 * Format: int64
                 * @description Organization unit id.
                 */
                id: number;
                /** @description IANA time zone. */
                zoneId: string;
            }[];
        };
        /**
         * @description A switch of the product. A client treats one that it is not told about as on.
         * @enum {string}
         */
        FeatureName: "COMPENSATION" | "LOYALTY_PROGRAM" | "TRIAL_SESSION" | "SELF_SERVICE_CONTRACT_NEW" | "TRACKING_EVENTS" | "LEGAL_INFOS" | "GA4" | "IS_DEV" | "SPONSORING" | "VACCINATION_CERTIFICATE" | "PRIVACY_MYSPORTS_RENAME" | "ACCESS_REFUSAL_NOTIFICATION" | "IDLE_PERIODS_SPLIT" | "MIGRATE_REACT_SLCT";
        /** @description Whether a feature is on. */
        FeatureState: {
            name: components["schemas"]["FeatureName"];
            /** @description Whether it is on. */
            enabled: boolean;
        };
        /**
         * @description Language and region, joined by an underscore.
         * @default de_DE
         */
        StudioLocale: string;
        /** @description In which languages a studio speaks to its members. */
        LocaleInfo: {
            /** @description Whether there is more than one to choose from. */
            multiLanguageSupport: boolean;
            /** @description The locales to choose from, in the order in which they are offered. */
            translationLocales: components["schemas"]["StudioLocale"][];
            studioLocale: components["schemas"]["StudioLocale"];
        };
        /**
         * @description What an active menu entry allows.
         * @enum {string}
         */
        MenuPermission: "NEWS" | "COURSES" | "BENEFITS" | "STUDIO_EVENTS" | "CHECKIN_RESERVATION" | "TRIAL_SESSION" | "CONTRACT" | "BENEFIT_OFFERS" | "DAY_TICKETS" | "VOUCHERS";
        /** @description An entry of the menu of a studio. */
        MenuEntry: {
            permission: components["schemas"]["MenuPermission"];
            /** @description Place in the menu, from 1. */
            position: number;
        };
        /** @description A picture in two sizes. */
        Picture: {
            /**
             * Format: uri-reference
             * @description Address of the small size.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Address of the size twice as wide.
             */
            urlLarge: string;
            /** @description Width of the small size in CSS pixels. */
            width: number;
            /** @description Height of the small size in CSS pixels. */
            height: number;
        };
        /** @description A postal address. */
        Address: {
            /** @description Street without the house number. */
            street: string;
            /** @description House number with any suffix. */
            houseNumber: string;
            /** @description Postal code. */
            zipCode: string;
            /** @description Town. */
            city: string;
            /** @description State or province, where the country has them. */
            provinceCode: string | null;
            /** @description Name of the country in the language asked for. */
            country: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Whether the house number stands before the street. */
            houseNumberFirst: boolean;
            /** @description Whether addresses of this country carry a state. */
            hasState: boolean;
        };
        /** @description A place on earth, WGS 84. */
        Coordinates: {
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
        };
        /** @description A way to reach a studio. */
        StudioContact: {
            /**
             * @description Which way.
             * @enum {string}
             */
            type: "PHONE" | "WEBSITE" | "EMAIL";
            /** @description Number or address. */
            value: string;
        };
        /** @description A time during which the studio is closed, without a break. */
        ClosingHours: {
            /**
             * Format: date-time
             * @description From when on, with the offset of the studio.
             */
            from: string;
            /**
             * Format: date-time
             * @description Until when, with the offset of the studio; it is open again at this moment.
             */
            until: string;
        };
        /** @description A studio. */
        Studio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the studio in the administration software of the chain.
             */
            magiclineId: number;
            /** @description Name of the chain for the public. */
            tenantName: string;
            /** @description Name of the studio. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description A view of the studio. */
            image: components["schemas"]["Picture"] | null;
            /** @description IANA time zone; all times of the studio are shown in it. */
            zoneId: string;
            /** @description Kind of studio; 0 and 1 show the logo of the product. */
            type: number;
            address: components["schemas"]["Address"];
            /** @description Where it is. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description Ways to reach it. */
            contacts: components["schemas"]["StudioContact"][];
            /**
             * Format: uri-reference
             * @description Website.
             */
            website: string | null;
            /**
             * Format: email
             * @description E-mail.
             */
            email: string | null;
            /** @description ISO 4217 code of the currency. */
            currencyCode: string;
            /** @description Language of the studio, used when the reader has chosen none. */
            locale: string;
            /** @description When it is closed, from the beginning of today until 8 days later in the zone of the studio, in order. */
            closingHoursDtos: components["schemas"]["ClosingHours"][];
            /** @description Whether memberships can be cancelled online. */
            onlineCancelationEnabled: boolean;
        };
        /** @description The text of a SEPA direct debit mandate, and whom it is given to. */
        SepaAgreement: {
            /** @description Heading of the mandate. */
            title: string;
            /** @description What the debtor allows the creditor and the own bank. */
            authorization: string;
            /** @description That the debtor can ask for the money back within eight weeks. */
            refundNotice: string;
            /** @description Who may take the money. */
            creditorName: string;
            /** @description SEPA creditor identifier. */
            creditorId: string;
            creditorAddress: components["schemas"]["Address"];
            /** @description Reference for this mandate; new each time it is asked for, and good for one mandate. */
            mandateReference: string;
            /**
             * @description Whether the mandate is for one debit, or for those that follow too.
             * @enum {string}
             */
            paymentType: "RECURRENT" | "ONE_OFF";
        };
        /**
         * @description How busy, by the limits of the studio's indicator.
         * @enum {string}
         */
        UtilizationLevel: "LOW" | "MEDIUM" | "HIGH";
        /** @description How busy a studio is in one hour. */
        UtilizationHour: {
            /**
             * Format: date-time
             * @description Beginning, with the offset of the studio.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description End, with the offset of the studio.
             */
            endDateTime: string;
            /**
             * @description Whether it was counted, or is expected from the weeks before.
             * @enum {string}
             */
            state: "COUNTED" | "EXPECTED";
            /** @description How many people are there. */
            visitors: number;
            /** @description Share of the studio's capacity, rounded; 100 also when there are more. */
            percentage: number;
            level: components["schemas"]["UtilizationLevel"];
        };
        /** @description How busy a studio is on a day, hour by hour. */
        Utilization: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            organizationUnitId: number;
            /**
             * Format: date
             * @description The calendar day in the zone of the studio.
             */
            date: string;
            /** @description The hours in their order; those in which the studio is closed are left out. */
            hours: components["schemas"]["UtilizationHour"][];
        };
        /** @description Whether a studio shows how busy it is. */
        UtilizationReveal: {
            /** @description When false, only the limits are answered. */
            revealed: boolean;
        };
        /** @description How many people are in a studio now. */
        ActiveCheckins: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            organizationUnitId: number;
            /**
             * Format: date-time
             * @description When they were counted, with the offset of the studio.
             */
            countedAt: string;
            /** @description How many people are checked in. */
            activeCheckins: number;
            /** @description How many people there is room for. */
            capacity: number;
            /** @description Share of the studio's capacity, rounded; 100 also when there are more. */
            percentage: number;
            level: components["schemas"]["UtilizationLevel"];
        };
        /** @description How busy a studio usually is in an hour of a weekday. */
        HistoricUtilizationHour: {
            /** @description Wall clock time in the zone of the studio, HH:mm. */
            startTime: string;
            /** @description Wall clock time in the zone of the studio, HH:mm; 24:00 is the end of the day. */
            endTime: string;
            /** @description How many people are there on average, to one decimal. */
            averageVisitors: number;
            /** @description Share of the studio's capacity, rounded; 100 also when there are more. */
            percentage: number;
            level: components["schemas"]["UtilizationLevel"];
        };
        /** @description How busy a studio usually is on a weekday. */
        HistoricUtilization: {
            /**
             * @description Weekday.
             * @enum {string}
             */
            dayOfWeek: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            /** @description The hours in their order; those in which nobody was counted are left out. */
            hours: components["schemas"]["HistoricUtilizationHour"][];
        };
        /** @description The limits of the indicator, in percent of the studio's capacity. */
        UtilizationIndicatorLimits: {
            /** @description Up to this it is LOW. */
            low: number;
            /** @description Above low and up to this it is MEDIUM; above it is HIGH. */
            medium: number;
            /** @description Where the scale of the indicator ends. */
            high: number;
        };
        /** @description A kind of studio. */
        StudioCategory: {
            /**
             * Format: int64
             * @description Id of the category.
             */
            id: number;
            /** @description Name in the language asked for. */
            name: string;
        };
        /** @description Something that a studio has. */
        StudioFeature: {
            /**
             * Format: int64
             * @description Id of the feature.
             */
            id: number;
            /** @description Name in the language asked for. */
            name: string;
        };
        /** @description What members think of a studio, in one figure. */
        StudioRating: {
            /** @description Number of the studio in the chain's own books. */
            externalId: string;
            /** @description Mean of all ratings, 1 is worst and 5 is best; null while there is none. */
            average: number | null;
            /** @description How many ratings there are. */
            count: number;
        };
        /** @description A studio as a studio finder shows it. */
        BookingPortalStudio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Name of the chain for the public. */
            tenantName: string;
            /** @description Base64 of the tenant and the organization unit id joined by a colon; names the studio in addresses. */
            studioUuid: string;
            /** @description Number of the studio in the chain's own books. */
            externalId: string;
            /** @description Name of the studio. */
            name: string;
            /** @description Short name for addresses, the same for ever; none is named like another call of this tag. */
            alias: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description A view of the studio. */
            image: components["schemas"]["Picture"] | null;
            /** @description IANA time zone. */
            zoneId: string;
            address: components["schemas"]["Address"];
            /** @description Where it is; readers work out distances themselves. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description When it is closed, from the beginning of today until 8 days later in the zone of the studio, in order. */
            closingHoursDtos: components["schemas"]["ClosingHours"][];
            /** @description What kind of studio it is, by name. */
            categories: components["schemas"]["StudioCategory"][];
            /** @description What it has, by group and name. */
            features: components["schemas"]["StudioFeature"][];
            rating: components["schemas"]["StudioRating"];
        };
        /** @description What the filters of a studio finder ask of a studio. */
        FilterStudio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Name of the studio. */
            name: string;
            /** @description Short name for addresses, the same for ever; none is named like another call of this tag. */
            alias: string;
            /** @description Town. */
            city: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Ids of its categories. */
            categoryIds: number[];
            /** @description Ids of its features. */
            featureIds: number[];
        };
        /** @description Features that belong together. */
        StudioFeatureCategory: {
            /**
             * Format: int64
             * @description Id of the group.
             */
            id: number;
            /** @description Name in the language asked for. */
            name: string;
            /** @description The features of the group, by name. */
            features: components["schemas"]["StudioFeature"][];
        };
        /** @description How many studios there are. */
        StudioCount: {
            /** @description Number of studios. */
            count: number;
        };
        /** @description How many studios there are in a city. */
        CityStudioCount: {
            /** @description Town. */
            city: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Number of studios. */
            count: number;
        };
        /** @description A link of its own that a studio puts into its menu. */
        AdditionalMenuEntry: {
            /** @description Words of the link, as the studio wrote them. */
            label: string;
            /**
             * Format: uri
             * @description Where it leads; always https.
             */
            url: string;
            /** @description Place among the additional entries, from 1. */
            position: number;
        };
        /**
         * @description Something that can be booked; the same words as in the menu.
         * @enum {string}
         */
        StudioBookingOption: "COURSES" | "BENEFITS" | "STUDIO_EVENTS" | "CHECKIN_RESERVATION" | "TRIAL_SESSION" | "CONTRACT" | "BENEFIT_OFFERS" | "DAY_TICKETS" | "VOUCHERS";
        /** @description What can be booked at a studio. */
        StudioBookingOptions: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            organizationUnitId: number;
            /** @description What everybody can book there, in the order of the studio's menu. */
            options: components["schemas"]["StudioBookingOption"][];
        };
        /** @description A studio in a list to choose from. */
        ListedStudio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Name of the chain for the public. */
            tenantName: string;
            /** @description Base64 of the tenant and the organization unit id joined by a colon; names the studio in addresses. */
            studioUuid: string;
            /** @description Name of the studio. */
            name: string;
            /** @description Short name for addresses, the same for ever; none is named like another call of this tag. */
            alias: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description IANA time zone. */
            zoneId: string;
            address: components["schemas"]["Address"];
            /** @description Where it is; readers work out distances themselves. */
            coordinates: components["schemas"]["Coordinates"] | null;
        };
        /** @description A studio in the list of a portal. */
        PortalStudio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Base64 of the tenant and the organization unit id joined by a colon; names the studio in addresses. */
            studioUuid: string;
            /** @description Name of the studio. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description A view of the studio. */
            image: components["schemas"]["Picture"] | null;
            /** @description IANA time zone. */
            zoneId: string;
            address: components["schemas"]["Address"];
            /** @description Where it is. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description When it is closed, from the beginning of today until 8 days later in the zone of the studio, in order. */
            closingHoursDtos: components["schemas"]["ClosingHours"][];
        };
        /**
         * @description What a legal document is about.
         * @enum {string}
         */
        LegalInfoType: "GENERAL_TERMS" | "IMPRINT" | "PRIVACY" | "REVOCATION_TERMS" | "ACCESSIBILITY_STATEMENTS";
        /** @description A legal document of a studio, in force now. */
        LegalInfo: {
            type: components["schemas"]["LegalInfoType"];
            /** @description Whether the document is a page elsewhere. */
            externalUrl: boolean;
            /** @description The https address of that page; else the document itself as HTML, to be sanitised before it is shown. */
            text: string;
        };
        /** @description What a form asks somebody to consent to before it sends their data to a studio. */
        LegalConsent: {
            type: components["schemas"]["LegalInfoType"];
            /** @description Short name of the text block, for the message that it has not been accepted. */
            name: string | null;
            /** @description The sentence beside the checkbox, in the language of the studio; plain text. */
            text: string;
            /** @description Whether the form must not be sent without it. */
            mandatory: boolean;
        };
        /** @description The legal documents of a studio as its footer lists them. */
        ActiveLegalInfos: {
            /** @description In the order of the footer; at most one of each type. */
            activeLegalInfos: components["schemas"]["LegalInfo"][];
        };
        /** @description The studio that something belongs to. */
        StudioReference: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            id: number;
            /** @description Name of the studio. */
            name: string;
            /** @description IANA time zone of the studio; its times are shown in it. */
            zoneId: string;
        };
        /** @description A piece of news of a studio. */
        StudioNews: {
            /**
             * Format: int64
             * @description Id of the news.
             */
            id: number;
            /** @description Headline. */
            title: string;
            /** @description One or two sentences for a list; plain text. */
            teaser: string;
            /** @description The text as HTML, to be sanitised before it is shown. */
            body: string;
            /**
             * Format: date-time
             * @description When it was published, on the studio's clock; never in the future.
             */
            publishDate: string;
            /** @description A picture; null when there is none. */
            image: components["schemas"]["Picture"] | null;
            studio: components["schemas"]["StudioReference"];
        };
        /** @description How a portal begins for the studios of a facility group. */
        TenantConfig: {
            /** @description Name of the tenant; null when the portal is for several. */
            tenant: string | null;
            /**
             * Format: int64
             * @description Organization unit id of the studio when there is just one.
             */
            organizationUnitId: number | null;
            /** @description The same studio as it is named in addresses. */
            studioUuid: string | null;
            /** @description Whether it is a portal for the studios of many chains. */
            isBookingPortal: boolean;
            /** @description Whether only single pages are shown, reached from the studio's own website. */
            externalPage: boolean;
            /** @description Whether the backend is in maintenance; nothing else will answer then. */
            maintenance: boolean;
            /**
             * Format: uri
             * @description Where memberships are cancelled when not in the portal.
             */
            contractTerminationLink: string | null;
        };
        /**
         * @description What a part of the training section holds.
         * @enum {string}
         */
        TrainingSectionType: "TRAINING_PLANS" | "WORKOUT_HISTORY" | "BODY_MEASUREMENTS" | "ARTICLES" | "VIDEOS";
        /** @description A part of the training section. */
        TrainingSection: {
            type: components["schemas"]["TrainingSectionType"];
            /** @description Place in the training section, from 1. */
            position: number;
            /** @description Whether it opens for members only. */
            membersOnly: boolean;
        };
        /** @description What the training section of the portal shows for a facility. */
        TrainingSectionConfiguration: {
            /**
             * Format: int64
             * @description Id of the facility; the same as the organization unit id of its studio.
             */
            facilityId: number;
            /** @description Whether there is a training section; without one there are no sections. */
            enabled: boolean;
            /** @description In their order. */
            sections: components["schemas"]["TrainingSection"][];
        };
        /** @description A kind of facility. */
        FacilityCategory: {
            /**
             * Format: int64
             * @description Id of the category; the same as of studios.
             */
            id: number;
            /** @description Name in the language asked for. */
            name: string;
            /** @description How many facilities are of this kind. */
            facilityCount: number;
        };
        /** @description A facility where members of other chains can check in. */
        CheckInFacility: {
            /**
             * Format: int64
             * @description Id of the facility; the same as the organization unit id of its studio.
             */
            facilityId: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Name of the chain for the public. */
            tenantName: string;
            /** @description Name of the facility. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description IANA time zone. */
            zoneId: string;
            address: components["schemas"]["Address"];
            /** @description Where it is; readers work out distances themselves. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description When it is closed, from the beginning of today until 8 days later in the zone of the studio, in order. */
            closingHoursDtos: components["schemas"]["ClosingHours"][];
        };
        /** @description Credentials. */
        LoginRequest: {
            /** @description E-mail address of the account. */
            username: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        /** @description Who is logged in now. */
        LoginResult: {
            /**
             * Format: int64
             * @description Identifies the account.
             */
            userId: number;
        };
        /** @description Whose password was forgotten. */
        ResetPasswordRequest: {
            /**
             * Format: email
             * @description E-mail address of the account.
             */
            email: string;
        };
        /** @description A new password, proven by the code of the mail. */
        ChangeForgottenPasswordRequest: {
            /**
             * Format: email
             * @description E-mail address of the account. Without it the code alone must name the account.
             */
            email?: string;
            /** @description Code of the mail; small letters, spaces and hyphens do not matter. */
            code: string;
            /**
             * Format: password
             * @description New password: at least 8 characters with a letter and a digit.
             */
            password: string;
        };
        /** @description A connection between the account and a studio. */
        StudioConnect: {
            /**
             * Format: int64
             * @description Identifies the connection.
             */
            studioConnectId: number;
            /**
             * Format: int64
             * @description Organization unit id.
             */
            studioId: number;
            /** @description Name of the studio. */
            studioName: string;
            /** @description Name of the tenant. */
            tenant: string;
        };
        /** @description The account that is logged in. */
        UserInfo: {
            /**
             * Format: int64
             * @description Identifies the account.
             */
            id: number;
            /** @description Whether the e-mail address is verified. */
            verified: boolean;
            /** @description Whether there is any connection. */
            studioConnected: boolean;
            /** @description Connections to studios. */
            studioConnects: components["schemas"]["StudioConnect"][];
            /**
             * Format: email
             * @description Main e-mail address.
             */
            email: string;
            /** @description How the account is addressed. */
            name: string;
            /**
             * Format: uri-reference
             * @description Picture; a file named avatar_default.png counts as none.
             */
            profilePictureUrl: string | null;
        };
        /** @description What the tenant knows of the person behind the account; null where nothing is known yet. */
        CustomerInfo: {
            /**
             * Format: int64
             * @description Identifies the customer at the tenant.
             */
            customerId: number | null;
            /** @description Given name. */
            firstname: string | null;
            /** @description Family name. */
            lastname: string | null;
            /**
             * Format: email
             * @description E-mail.
             */
            email: string;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth: string | null;
            /** @description Telephone number. */
            phone: string | null;
            /** @description Street. */
            street: string | null;
            /** @description House number. */
            houseNumber: string | null;
            /** @description Postal code. */
            zipCode: string | null;
            /** @description Town. */
            city: string | null;
            /** @description State, where the country has them. */
            provinceCode: string | null;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string | null;
            /**
             * Format: int64
             * @description Organization unit id of the home studio.
             */
            homeStudioId: number | null;
        };
        /** @description What an account says about its person. */
        Profile: {
            /** @description Given name. */
            firstname: string | null;
            /** @description Family name. */
            lastname: string | null;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth: string | null;
            /** @description Language and region of mails, in the form of BCP 47; null follows the brand. */
            locale: string | null;
            /**
             * Format: date
             * @description When the account was made.
             */
            memberSince: string | null;
            /**
             * Format: uri-reference
             * @description Picture; a file named avatar_default.png counts as none.
             */
            profilePictureUrl: string | null;
        };
        /** @description All of a profile; null empties a field. */
        ReplaceProfileRequest: {
            /** @description Given name. */
            firstname: string | null;
            /** @description Family name. */
            lastname: string | null;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth: string | null;
            /** @description Language and region of mails, in the form of BCP 47; null follows the brand. */
            locale: string | null;
        };
        /** @description Some fields of a profile; those that are left out stay. */
        SaveProfileRequest: {
            /** @description Given name. */
            firstname?: string | null;
            /** @description Family name. */
            lastname?: string | null;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth?: string | null;
            /** @description Language and region of mails, in the form of BCP 47; null follows the brand. */
            locale?: string | null;
        };
        /** @description A picture as a file of a form. */
        ProfileImageUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP of at most 5 MB and 25 million pixels. What the file says about place and camera is not kept.
             */
            image: Blob;
        };
        /** @description Where the picture is. */
        ProfileImage: {
            /**
             * Format: uri-reference
             * @description Address of the picture; another one for each upload.
             */
            profilePictureUrl: string;
        };
        /** @description An e-mail address of the account. */
        ContactEmail: {
            /**
             * Format: int64
             * @description Id of an additional address; null for the main one.
             */
            id: number | null;
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description Whether it is the main one, with which the account logs in. */
            main: boolean;
            /** @description Whether it is verified. */
            verified: boolean;
        };
        /** @description How the person can be reached. */
        Contacts: {
            /** @description Addresses of the account, the main one first. */
            emails: components["schemas"]["ContactEmail"][];
            /** @description Telephone number, with country code for foreign numbers. */
            phone: string | null;
            /** @description Street without the house number. */
            street: string | null;
            /** @description House number with any suffix. */
            houseNumber: string | null;
            /** @description Postal code. */
            zipCode: string | null;
            /** @description Town. */
            city: string | null;
            /** @description State, where the country has them. */
            provinceCode: string | null;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string | null;
        };
        /** @description Some fields of the contact data; those that are left out stay, null empties one. */
        SaveContactsRequest: {
            /** @description Telephone number, with country code for foreign numbers. */
            phone?: string | null;
            /** @description Street without the house number. */
            street?: string | null;
            /** @description House number with any suffix. */
            houseNumber?: string | null;
            /** @description Postal code. */
            zipCode?: string | null;
            /** @description Town. */
            city?: string | null;
            /** @description State, where the country has them. */
            provinceCode?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            countryCode?: string | null;
        };
        /** @description The old password and a new one. */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description Password until now.
             */
            oldPassword: string;
            /**
             * Format: password
             * @description At least 8 characters with a letter and a digit.
             */
            newPassword: string;
        };
        /** @description Another address for the account. */
        ChangeEmailRequest: {
            /**
             * Format: email
             * @description New main address.
             */
            email: string;
            /**
             * Format: password
             * @description Password of the account.
             */
            password: string;
        };
        /** @description A mail with a code is on its way. The answer is the same whether or not the address is taken. */
        CodeSent: {
            /**
             * Format: email
             * @description Where the mail goes.
             */
            email: string;
            /**
             * Format: date-time
             * @description When the code expires.
             */
            codeValidUntil: string;
        };
        /** @description Which additional address becomes the main one. */
        ChangeMainEmailRequest: {
            /**
             * Format: email
             * @description Verified additional address.
             */
            email: string;
            /**
             * Format: password
             * @description Password of the account.
             */
            password: string;
        };
        /** @description How a member invites others. */
        ReferralUrl: {
            /**
             * Format: uri-reference
             * @description Address for friends; it carries the code.
             */
            referralUrl: string;
            /** @description Code of this account. */
            referralCode: string;
        };
        /** @description Where the reader finds help. */
        SupportLink: {
            /**
             * Format: uri-reference
             * @description Address of the support; it carries nothing about the person.
             */
            supportURL: string;
        };
        /** @description An additional address. */
        AdditionalEmailRequest: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
        };
        /** @description An additional address and the code that was sent to it. */
        VerifyAdditionalEmailRequest: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description Code of the mail; small letters, spaces and hyphens do not matter. */
            code: string;
        };
        /** @description A member, by the number on the contract. */
        ConnectWithCustomerCodeRequest: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description Number that the studio has given to the member. */
            customerCode: string;
            /**
             * Format: date
             * @description Calendar day of birth, as the studio knows it.
             */
            dateOfBirth: string;
        };
        /** @description A member, by an address that the studio knows. */
        ConnectWithEmailRequest: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /**
             * Format: email
             * @description A verified address of the account.
             */
            email: string;
        };
        /** @description A member, by the bank account that the studio knows. */
        ConnectWithIbanRequest: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description International bank account number, without spaces. */
            iban: string;
            /**
             * Format: date
             * @description Calendar day of birth, as the studio knows it.
             */
            dateOfBirth: string;
        };
        /** @description A member, by the end of the bank account number and the name. */
        ConnectWithIbanSuffixRequest: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description Last four characters of the bank account number. */
            ibanSuffix: string;
            /** @description Family name, as the studio knows it. */
            lastname: string;
            /**
             * Format: date
             * @description Calendar day of birth, as the studio knows it.
             */
            dateOfBirth: string;
        };
        /**
         * @description Where the account stands: STEP_1 has not decided, STEP_4 has refused.
         * @enum {string}
         */
        MigrationStepName: "STEP_1" | "STEP_4";
        /** @description A document that a consent is about. */
        MigrationLink: {
            /**
             * Format: uri-reference
             * @description Address of the document.
             */
            url: string;
            /** @description Text of the link. */
            urlText: string;
        };
        /** @description A consent. */
        MigrationCheckbox: {
            /** @description What is agreed to; {privacyPolicy} and {termsAndConditions} stand where the links go. */
            text: string;
            privacyPolicy: components["schemas"]["MigrationLink"];
            termsAndConditions: components["schemas"]["MigrationLink"];
        };
        /** @description Texts of one step, in the language of Accept-Language. */
        MigrationStep: {
            /** @description Heading. */
            title: string;
            /** @description Text, as markdown. */
            content: string;
            /** @description Line above the heading. */
            labelText: string;
            /** @description Label of the button that agrees. */
            confirmText: string;
            /** @description Label of the other button. */
            cancelText: string;
            checkbox: components["schemas"]["MigrationCheckbox"];
        };
        /** @description Whether and with which words the account is asked to move. */
        MigrationSteps: {
            /** @description Whether the account belongs to another context than the facility group and can move. */
            shouldShowMigrationWizard: boolean;
            currentStep: components["schemas"]["MigrationStepName"];
            step1: components["schemas"]["MigrationStep"];
            step2: components["schemas"]["MigrationStep"];
            step3: components["schemas"]["MigrationStep"];
            step4: components["schemas"]["MigrationStep"];
        };
        /** @description The two consents; both must be true. */
        MigrateRequest: {
            /** @description Whether the privacy policy was agreed to. */
            agreedToPrivacyPolicy: boolean;
            /** @description Whether the terms and conditions were agreed to. */
            agreedToTermsAndConditions: boolean;
        };
        /**
         * @description Something that a member may do.
         * @enum {string}
         */
        CustomerPermission: "SELF_SERVICE" | "CUSTOMER_CENTER" | "CUSTOMER_CENTER_PERSONAL_ACTIVE_READ" | "CUSTOMER_CENTER_ADDRESS_ACTIVE_READ" | "CUSTOMER_CENTER_CONTACT_ACTIVE_READ" | "CUSTOMER_CENTER_PAYMENT_ACTIVE_READ" | "CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS" | "CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS" | "CUSTOMER_CENTER_INVOICE_ACTIVE" | "CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ" | "CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION" | "CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITH_VERIFICATION" | "CUSTOMER_CENTER_REFERRAL_ACTIVE" | "SELF_SERVICE_COMPENSATION" | "CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY" | "CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE" | "CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW" | "CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW" | "CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED" | "CUSTOMER_CENTER_LOYALTY_PROGRAM" | "CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE";
        /** @description What a member may do at the tenant. */
        CustomerConfig: {
            /** @description Whether a change of payment data must be signed. */
            paymentSignatureRequired: boolean;
            /** @description What the member may do. */
            permissions: components["schemas"]["CustomerPermission"][];
        };
        /** @description What a studio chain tells members who are not let in. */
        AccessRefusalConfiguration: {
            /** @description Whether the portal tells the member. */
            notificationEnabled: boolean;
            /** @description Whether it says the reason too. */
            reasonShown: boolean;
        };
        /**
         * @description Why a studio does not let a member in.
         * @enum {string}
         */
        AccessRefusalReason: "OPEN_PAYMENTS" | "NO_ACTIVE_CONTRACT" | "BLOCKED_BY_STUDIO";
        /** @description Whether the member is let in. */
        AccessRefusalStatus: {
            /** @description Whether the member is not let in. */
            accessRefused: boolean;
            /** @description Why; empty when the member is let in. */
            reasons: components["schemas"]["AccessRefusalReason"][];
            /**
             * Format: date-time
             * @description Since when.
             */
            refusedSince: string | null;
        };
        /** @description What missed bookings have led to. */
        EntranceBlockInfo: {
            /**
             * Format: date-time
             * @description Until when the member cannot book; null when they can.
             */
            blockMySportsBookingUntil: string | null;
            /**
             * Format: date-time
             * @description Until when the member is not let in; null when they are.
             */
            entranceLockUntil: string | null;
        };
        /** @description Whether missed bookings keep the member out. */
        AccessBlock: {
            /** @description Whether the member is not let in at present. */
            accessBlocked: boolean;
        };
        /** @description Somebody who wants an account. */
        RegisterRequest: {
            /**
             * Format: email
             * @description E-mail address, which will be the login name.
             */
            email: string;
            /**
             * Format: password
             * @description At least 8 characters with a letter and a digit.
             */
            password: string;
            /** @description Given name: letters, spaces, hyphens, dots and apostrophes. */
            firstname: string;
            /** @description Family name: letters, spaces, hyphens, dots and apostrophes. */
            lastname: string;
            /** @description Language and region of the mails, in the form of BCP 47. */
            locale: string;
            /** @description Whether the terms of the brand were accepted; must be true when it has any (texts.legalDocumentsLinks.termsAndConditions). */
            termsAccepted: boolean;
            /** @description Code of the member who invited the person. */
            referralCode?: string;
        };
        /** @description An address and the code that was sent to it. */
        VerifyRequest: {
            /**
             * Format: email
             * @description Address that the code was sent to.
             */
            email: string;
            /** @description Code of the mail; small letters, spaces and hyphens do not matter. */
            code: string;
        };
        /**
         * @description What a code was sent for: REGISTRATION verifies a new account, CHANGE_EMAIL makes the address its main one.
         * @enum {string}
         */
        VerifiedPurpose: "REGISTRATION" | "CHANGE_EMAIL";
        /** @description What was verified. */
        VerificationResult: {
            /**
             * Format: email
             * @description Address that is verified now.
             */
            email: string;
            purpose: components["schemas"]["VerifiedPurpose"];
        };
        /** @description Who a studio has invited to make an account. */
        QuickRegistration: {
            /**
             * Format: uuid
             * @description Names the invitation.
             */
            uuid: string;
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description Name of the studio. */
            studioName: string;
            /** @description Name of the tenant. */
            tenant: string;
            /**
             * Format: email
             * @description Address that the studio knows; it cannot be changed. Null: the person types one.
             */
            email: string | null;
            /** @description Given name that the studio knows. */
            firstname: string | null;
            /** @description Family name that the studio knows. */
            lastname: string | null;
        };
        /** @description An account for somebody who was invited. */
        QuickRegisterRequest: {
            /**
             * Format: uuid
             * @description Names the invitation.
             */
            uuid: string;
            /**
             * Format: email
             * @description E-mail address; the one of the invitation when that has one.
             */
            email: string;
            /**
             * Format: password
             * @description At least 8 characters with a letter and a digit.
             */
            password: string;
            /** @description Given name: letters, spaces, hyphens, dots and apostrophes. */
            firstname: string;
            /** @description Family name: letters, spaces, hyphens, dots and apostrophes. */
            lastname: string;
            /** @description Language and region of the mails, in the form of BCP 47. */
            locale: string;
            /** @description Whether the terms of the brand were accepted; must be true when it has any. */
            termsAccepted: boolean;
        };
        /** @description A country as key and value. */
        Country: {
            /** @description ISO 3166-1 alpha-2. */
            key: string;
            /** @description Name in the language asked for. */
            value: string;
        };
        /** @description A kind of course. */
        CourseCategory: {
            /**
             * Format: int64
             * @description Identifies the category.
             */
            id: number;
            /** @description Name of the category. */
            name: string;
        };
        /** @description Somebody who works at a studio. */
        Person: {
            /**
             * Format: int64
             * @description Identifies the person.
             */
            id: number;
            /** @description How the name is shown. */
            displayedName: string;
            /** @description Given name. */
            firstname: string;
            /** @description Family name. */
            lastname: string;
        };
        /** @description A room or place of a studio. */
        Location: {
            /**
             * Format: int64
             * @description Identifies the place.
             */
            id: number;
            /** @description Name of the place. */
            name: string;
        };
        /** @description What course appointments can be filtered by. */
        CourseAppointmentFilter: {
            /** @description Kinds of course. */
            categories: components["schemas"]["CourseCategory"][];
            /** @description Who leads them. */
            employees: components["schemas"]["Person"][];
            /** @description Where in the studio they take place. */
            locations: components["schemas"]["Location"][];
        };
        /** @description What single appointments can be filtered by. */
        SingleAppointmentFilter: {
            /** @description With whom, by the name that is shown. */
            employees: components["schemas"]["Person"][];
        };
        /** @description An appointment that takes place online. */
        StreamingAppointment: {
            /**
             * Format: uuid
             * @description The booking.
             */
            streamId: string;
            /** @description Name of the course. */
            name: string;
            /**
             * Format: date-time
             * @description Start.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description End.
             */
            endDateTime: string;
            /** @description Who leads it. */
            employees: components["schemas"]["Person"][];
            studio: components["schemas"]["StudioReference"];
            /**
             * Format: date-time
             * @description From when on the way in is told.
             */
            streamOpensAt: string;
            /**
             * Format: uri
             * @description Address of the stream; null before it opens and after it has ended.
             */
            stream: string | null;
        };
        /** @description A state as addresses have it. */
        StateOption: {
            /** @description Name of the state. */
            name: string;
            /** @description Two letters of the postal service. */
            abbreviation: string;
        };
        /** @description The studio that an invitation leads to, for somebody who has an account already. */
        QuickConnect: {
            /**
             * Format: uuid
             * @description Names the invitation.
             */
            uuid: string;
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description Name of the studio. */
            studioName: string;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Number that the studio has given to the member, for connectWithCustomerCode. */
            customerCode: string;
        };
        /** @description A time at which an appointment takes place. */
        Slot: {
            /**
             * Format: date-time
             * @description Start, shown in the zone of the studio.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description End.
             */
            endDateTime: string;
            /**
             * Format: date-time
             * @description From when it can be booked; null means at any time.
             */
            earliestBookingDateTime: string | null;
            /**
             * Format: date-time
             * @description Until when it can be booked; null means until it starts.
             */
            latestBookingDateTime: string | null;
            /**
             * Format: date-time
             * @description Last moment at which a booking can be canceled at no cost.
             */
            cancelableUntil: string;
            /** @description Who leads it. */
            employees: components["schemas"]["Person"][];
            /** @description Where it is. */
            locations: components["schemas"]["Location"][];
            studio: components["schemas"]["StudioReference"];
            /** @description Whether the account that asks has booked it; always false without a session. */
            alreadyBooked: boolean;
            /** @description Whether the account that asks waits for a place. */
            onWaitingList: boolean;
        };
        /**
         * @description What entitles a member to use a benefit.
         * @enum {string}
         */
        BenefitType: "FLAT_CONTINGENT" | "FREE_USAGE" | "INCLUSIVE_CONTINGENT" | "PURCHASED_CONTINGENT" | "TRIAL_CONTINGENT";
        /** @description An amount in a currency. */
        Money: {
            /** @description Decimal amount in the major unit, with as many decimals as the currency has. */
            amount: number;
            /** @description ISO 4217 code of the currency. */
            currency: string;
        };
        /** @description A price that depends on who books. */
        AppointmentPriceState: {
            /**
             * @description Who may book for what.
             * @enum {string}
             */
            state: "MEMBER_ONLY" | "ONLINE_PAYMENT" | "FREE";
            /** @description The amount, where there is one. */
            money: components["schemas"]["Money"] | null;
            /**
             * Format: int64
             * @description The trial that may be used instead.
             */
            benefitTrialConfigurationId: number | null;
        };
        /** @description What an appointment costs: a plain amount in the currency of the studio, or a state with an amount. */
        AppointmentPrice: number | components["schemas"]["AppointmentPriceState"];
        /** @description A booking of the account that asks. */
        MyBooking: {
            /**
             * Format: uuid
             * @description Identifies the booking.
             */
            uuid: string;
            /** @description Place on the waiting list, from 1; null when a place is booked. */
            waitingListPosition: number | null;
        };
        /** @description One appointment of a course. */
        BookableCourse: {
            /**
             * Format: int64
             * @description Identifies the course appointment.
             */
            id: number;
            /**
             * @description Kind of item.
             * @enum {string}
             */
            itemType: "COURSE" | "SINGLE" | "EVENT";
            /**
             * Format: int64
             * @description The benefit that it belongs to.
             */
            benefitId: number | null;
            /**
             * Format: int64
             * @description The course, shared by all its appointments.
             */
            courseId: number;
            /** @description Name of the course. */
            name: string;
            /** @description What to expect. */
            description: string;
            /** @description Colour of the course in a calendar. */
            colorHex: string;
            /** @description A picture of the course. */
            image: components["schemas"]["Picture"] | null;
            /** @description Kind of course. */
            category: components["schemas"]["CourseCategory"] | null;
            /** @description Places taken. */
            bookedParticipants: number;
            /** @description Places there are. */
            maxParticipants: number;
            /** @description Whether there is a waiting list. */
            waitingListActive: boolean;
            /** @description People waiting. */
            waitingListParticipants: number;
            /** @description Places on the waiting list. */
            maxWaitingListParticipants: number;
            /** @description When it takes place; a course appointment has one. */
            slots: components["schemas"]["Slot"][];
            /**
             * @description Where people meet; STREAM is online.
             * @enum {string}
             */
            appointmentMeetingType: "ON_SITE" | "STREAM";
            /** @description What would pay for the account that asks; null without a session or a fitting entitlement. */
            benefitBookingOptionType: components["schemas"]["BenefitType"] | null;
            /**
             * @description Whether it takes place.
             * @enum {string}
             */
            appointmentStatus: "ACTIVE" | "CANCELED";
            price: components["schemas"]["AppointmentPrice"];
            /** @description The booking of the account that asks. */
            myBooking: components["schemas"]["MyBooking"] | null;
        };
        /** @description A page of course appointments. */
        CourseSlice: {
            /** @description The entries. */
            content: components["schemas"]["BookableCourse"][];
            /** @description Number of this page, from 0. */
            page: number;
            /** @description Entries a page. */
            size: number;
            /** @description Whether there is another page. */
            hasNext: boolean;
        };
        /** @description A course with its next appointment. */
        CourseWithUpcomingAppointment: {
            /**
             * Format: int64
             * @description Identifies the course.
             */
            courseId: number;
            /** @description Name of the course. */
            name: string;
            /** @description What to expect. */
            description: string;
            /** @description Kind of course. */
            category: components["schemas"]["CourseCategory"] | null;
            /** @description A picture of the course. */
            image: components["schemas"]["Picture"] | null;
            /** @description The next appointment; null when none is planned. */
            upcomingAppointment: components["schemas"]["BookableCourse"] | null;
        };
        /** @description Something the member holds that may pay for an appointment. */
        BookingOption: {
            /**
             * Format: int64
             * @description Identifies the option.
             */
            id: number;
            type: components["schemas"]["BenefitType"];
            /** @description Name of the benefit or pass. */
            name: string;
            /** @description Whether it can pay for this appointment. */
            valid: boolean;
            /** @description Why it cannot; null when it can. */
            invalidReason: ("USED_UP" | "EXPIRED" | "NOT_YET_VALID" | "WRONG_CATEGORY" | "WRONG_STUDIO" | "TOO_MANY_BOOKINGS") | null;
            /** @description Uses left; null when there is no limit. */
            remaining: number | null;
            /**
             * Format: date
             * @description Last calendar day on which it can pay.
             */
            validUntil: string | null;
        };
        /**
         * @description How something is paid online, at the moment it is bought. How a membership is paid is PaymentMethod. FINION_PAY is paid later, to a service of its own; DIRECT_DEBIT is taken from a bank account by a mandate.
         * @enum {string}
         */
        OnlinePaymentMethod: "CREDIT_CARD" | "BANCONTACT_CARD" | "IDEAL" | "PAYPAL" | "TWINT" | "FINION_PAY" | "DIRECT_DEBIT";
        /** @description Something to be bought for an appointment. */
        BookingOffer: {
            /**
             * Format: int64
             * @description Identifies the offer.
             */
            id: number;
            /** @description Name of the offer. */
            name: string;
            /** @description What it holds. */
            description: string;
            price: components["schemas"]["AppointmentPriceState"];
            /** @description How it can be paid; empty where nothing is to be paid. */
            paymentMethods: components["schemas"]["OnlinePaymentMethod"][];
        };
        /** @description What may pay for an appointment. */
        BookingOptionsWithOffers: {
            /** @description What the account holds, fitting ones first. */
            bookingOptions: components["schemas"]["BookingOption"][];
            /** @description What can be bought for it. */
            offers: components["schemas"]["BookingOffer"][];
        };
        /** @description What may pay for an appointment, trials included. */
        BookingOptionsWithTrialContingentAndOffers: {
            /** @description What the account holds, fitting ones first. */
            bookingOptions: components["schemas"]["BookingOption"][];
            /** @description Trials that may be used once. */
            trialContingents: components["schemas"]["BookingOption"][];
            /** @description What can be bought for it. */
            offers: components["schemas"]["BookingOffer"][];
        };
        /** @description Which appointment, and what pays. */
        BookCourseRequest: {
            /**
             * Format: int64
             * @description The course appointment.
             */
            courseAppointmentId: number;
            /**
             * Format: int64
             * @description What the member holds that pays.
             */
            bookingOptionId: number;
            /** @description Whether to wait for a place when none is free; without it a full course answers 409. */
            joinWaitingList: boolean;
        };
        /** @description A booking. */
        BookedItem: {
            /**
             * Format: uuid
             * @description Identifies the booking.
             */
            uuid: string;
            /**
             * Format: uri-reference
             * @description Address of the stream, for online appointments.
             */
            stream: string | null;
            /**
             * @description State of the booking.
             * @enum {string}
             */
            participantStatus: "BOOKED" | "WAITING" | "CANCELED" | "ATTENDED" | "NO_SHOW";
            /** @description Place on the waiting list, from 1; null when a place is booked. */
            waitingListPosition: number | null;
            /** @description Whether it waits for a place. */
            onWaitingList: boolean;
        };
        /** @description A booking with what was booked. */
        CalendarItem: {
            /**
             * Format: uuid
             * @description Identifies the booking.
             */
            uuid: string;
            /**
             * @description Kind of item.
             * @enum {string}
             */
            itemType: "COURSE" | "SINGLE" | "EVENT";
            /**
             * Format: int64
             * @description The course appointment, for courses.
             */
            courseAppointmentId: number | null;
            /** @description Name of what was booked. */
            name: string;
            /** @description Colour in a calendar. */
            colorHex: string;
            /** @description A picture. */
            image: components["schemas"]["Picture"] | null;
            /**
             * Format: date-time
             * @description Start, shown in the zone of the studio.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description End.
             */
            endDateTime: string;
            /** @description Who leads it. */
            employees: components["schemas"]["Person"][];
            /** @description Where it is. */
            locations: components["schemas"]["Location"][];
            studio: components["schemas"]["StudioReference"];
            /**
             * @description Where people meet.
             * @enum {string}
             */
            appointmentMeetingType: "ON_SITE" | "STREAM";
            /**
             * Format: uri-reference
             * @description Address of the stream, for online appointments.
             */
            stream: string | null;
            /**
             * @description State of the booking.
             * @enum {string}
             */
            participantStatus: "BOOKED" | "WAITING" | "CANCELED" | "ATTENDED" | "NO_SHOW";
            /** @description Whether it waits for a place. */
            onWaitingList: boolean;
            /** @description Place on the waiting list, from 1. */
            waitingListPosition: number | null;
            /** @description Name of the option or offer that paid. */
            paidWith: string | null;
            /** @description What was paid; null when an option paid. */
            price: components["schemas"]["Money"] | null;
            /**
             * Format: date-time
             * @description Last moment for a cancelation; null when it cannot be canceled.
             */
            cancelableUntil: string | null;
        };
        /** @description What a cancelation did. */
        CancelationResult: {
            /**
             * Format: uuid
             * @description The booking that was canceled.
             */
            uuid: string;
            /**
             * Format: date-time
             * @description When.
             */
            canceledAt: string;
            /** @description What is paid back. */
            refund: components["schemas"]["Money"] | null;
        };
        /** @description Whether and how a booking can be canceled. */
        CancelationRuleInfo: {
            /** @description Whether it can be canceled now. */
            cancelable: boolean;
            /**
             * Format: date-time
             * @description Last moment for a cancelation.
             */
            cancelableUntil: string | null;
            /** @description What is paid back; null when nothing was paid. */
            refund: components["schemas"]["Money"] | null;
            /** @description Whether the use of the option is given back. */
            releasesEntitlement: boolean;
        };
        /** @description The person who books, as typed in the contact step. */
        CustomerData: {
            /** @description Given name: letters, spaces, hyphens, dots and apostrophes. */
            firstname: string;
            /** @description Family name: letters, spaces, hyphens, dots and apostrophes. */
            lastname: string;
            /**
             * Format: email
             * @description Where the confirmation goes.
             */
            email: string;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth: string;
            /** @description Telephone number, with country code for foreign numbers. */
            phone?: string;
            /** @description Street without the house number. */
            street: string;
            /** @description House number with any suffix. */
            houseNumber?: string;
            /** @description Postal code. */
            zipCode: string;
            /** @description Town. */
            city: string;
            /** @description State, where the country has them. */
            provinceCode?: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
        };
        /** @description Which appointment, and who comes. */
        BookPublicCourseRequest: {
            /**
             * Format: int64
             * @description The course appointment.
             */
            courseAppointmentId: number;
            customerData: components["schemas"]["CustomerData"];
            /** @description Whether to wait for a place when none is free; without it a full course answers 409. */
            joinWaitingList: boolean;
        };
        /** @description A reserved visit. */
        CheckinReservation: {
            /**
             * Format: uuid
             * @description Identifies the reservation.
             */
            id: string;
            /**
             * Format: int64
             * @description The slot of the week that is reserved on usageDate.
             */
            slotId: number;
            /**
             * @description State of the reservation.
             * @enum {string}
             */
            status: "RESERVED" | "CANCELED";
            /**
             * Format: date
             * @description The day of the visit, in the zone of the studio.
             */
            usageDate: string;
            /**
             * Format: date-time
             * @description From when, shown in the zone of the studio.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            endDateTime: string;
            /**
             * Format: date-time
             * @description Last moment to check in.
             */
            lastPossibleCheckinDateTime: string;
            /**
             * Format: date-time
             * @description Last moment for a cancelation, which is the start; null when it cannot be canceled.
             */
            cancelableUntil: string | null;
            studio: components["schemas"]["StudioReference"];
        };
        /** @description Which slot, and on which day. */
        CreateCheckinReservationRequest: {
            /**
             * Format: int64
             * @description The slot of the week.
             */
            slotId: number;
            /**
             * Format: date
             * @description The day of the visit, in the zone of the studio.
             */
            usageDate: string;
        };
        /** @description A time on a day in which members can come to train. */
        CheckinReservationSlot: {
            /**
             * Format: int64
             * @description The slot of the week; it is the same each week, so only with usageDate it names one time.
             */
            slotId: number;
            /**
             * Format: date
             * @description The day on which members come, in the zone of the studio.
             */
            usageDate: string;
            /**
             * Format: date-time
             * @description From when; until then a reservation can be canceled.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            endTime: string;
            /**
             * Format: date-time
             * @description Last moment to check in; after it the slot cannot be reserved any more.
             */
            lastPossibleCheckinDateTime: string;
            /** @description How many can come. */
            capacity: number;
            /** @description How many places are not reserved. */
            freePlaces: number;
            /**
             * Format: uuid
             * @description The reservation of the account that asks; null where it has none.
             */
            reservationId: string | null;
        };
        /**
         * @description A kind of payment instrument.
         * @enum {string}
         */
        PaymentType: "CREDIT_CARD" | "BANCONTACT_CARD" | "IDEAL" | "PAYPAL" | "TWINT" | "DIRECT_DEBIT";
        /** @description A way to pay that is kept for the account. */
        PaymentInstrument: {
            /**
             * Format: int64
             * @description Identifies the instrument.
             */
            id: number;
            type: components["schemas"]["PaymentType"];
            /** @description Brand of a card, the bank of an iDEAL account, or the service. */
            brand: string | null;
            /** @description What tells it from others, masked: the last four digits of a card or bank account, an e-mail address or a telephone number. */
            maskedNumber: string | null;
            /** @description Month of expiry. */
            expiryMonth: number | null;
            /** @description Year of expiry. */
            expiryYear: number | null;
            /** @description Whether it is offered first. */
            preferred: boolean;
            /** @description Whether the holder has confirmed it at the bank. */
            authenticated: boolean;
            /** @description Of a direct debit, the mandate that its holder has given; null for all others. */
            mandateReference: string | null;
        };
        /** @description A card that the payment provider has turned into a token. */
        CreditCardRequest: {
            /** @description Token of the payment provider for the card; never the number itself. */
            cardToken: string;
            /** @description Name on the card. */
            holder: string;
        };
        /** @description A Bancontact card that the payment provider has turned into a token. */
        BancontactCardRequest: {
            /** @description Token of the payment provider for the card; never the number itself. */
            cardToken: string;
            /** @description Name on the card. */
            holder: string;
        };
        /** @description A bank account at an iDEAL bank that the payment provider has turned into a token. */
        IdealRequest: {
            /** @description Token of the payment provider for the account; never its number, address or telephone number. */
            accountToken: string;
        };
        /** @description A PayPal account that the payment provider has turned into a token. */
        PaypalRequest: {
            /** @description Token of the payment provider for the account; never its number, address or telephone number. */
            accountToken: string;
        };
        /** @description A TWINT account that the payment provider has turned into a token. */
        TwintRequest: {
            /** @description Token of the payment provider for the account; never its number, address or telephone number. */
            accountToken: string;
        };
        /** @description A way to pay here. */
        PaymentMethodOption: {
            paymentMethod: components["schemas"]["OnlinePaymentMethod"];
            /** @description The kind of instrument it needs; null when it needs none. */
            paymentType: components["schemas"]["PaymentType"] | null;
            /** @description Whether the bank asks for a confirmation. */
            authenticationRequired: boolean;
        };
        /**
         * @description How a membership is paid; what pays a purchase online is OnlinePaymentMethod.
         * @enum {string}
         */
        PaymentMethod: "UNDEFINED" | "CASH" | "DEBT_COLLECTION" | "DIRECT_DEBIT" | "INVOICE" | "BANK_TRANSFER" | "STANDING_ORDER" | "CREDIT_CARD";
        /** @description What somebody owes a studio, for whoever has the link. */
        PublicAccountBalance: {
            studio: components["schemas"]["StudioReference"];
            /** @description Who owes it, masked after the first letter of each name. */
            name: string;
            paymentMethod: components["schemas"]["PaymentMethod"];
            balance: components["schemas"]["Money"];
        };
        /** @description The mandate that somebody gives for debits of a bank account. Its text is that of getSepaAgreement, which gives the reference too. */
        SepaMandate: {
            /** @description Whose bank account it is. */
            accountHolder: string;
            /** @description Of any country of SEPA, with or without spaces. Never answered again but masked. */
            iban: string;
            /** @description Reference of the mandate, as the agreement has named it; good for one mandate. */
            mandateReference: string;
        };
        /** @description What is to be tokenized. */
        InitiateTokenizationRequest: {
            /**
             * Format: int64
             * @description Studio for which it is used.
             */
            organizationUnitId: number;
            paymentMethod: components["schemas"]["OnlinePaymentMethod"];
            /**
             * Format: uri-reference
             * @description Path in the portal to come back to; must start with a single slash.
             */
            returnPath: string;
            /** @description Required for DIRECT_DEBIT; left out or null for all others. */
            sepaMandate?: components["schemas"]["SepaMandate"] | null;
        };
        /**
         * @description Why a bank or a payment service says no. DEBIT_RETURNED: a direct debit was taken and came back.
         * @enum {string}
         */
        DeclineReason: "INSUFFICIENT_FUNDS" | "CARD_REFUSED" | "CARD_EXPIRED" | "ACCOUNT_REFUSED" | "AUTHENTICATION_FAILED" | "DEBIT_RETURNED";
        /** @description Where a tokenization stands. The outcome is read here, never from the return address. */
        TokenizationState: {
            /**
             * Format: uuid
             * @description Identifies the tokenization.
             */
            tokenizationReference: string;
            /**
             * @description INITIATED until the holder has answered at the provider, AUTHORIZED after the yes, DECLINED after a no of the bank, CANCELED after a no of the holder, EXPIRED when too late, COMPLETED once an instrument exists.
             * @enum {string}
             */
            state: "INITIATED" | "AUTHORIZED" | "DECLINED" | "CANCELED" | "EXPIRED" | "COMPLETED";
            /**
             * Format: uri-reference
             * @description Page of the payment provider on which the holder answers; null when there is nothing left to answer. While INITIATED it is null once the holder has answered and the provider has not yet said what.
             */
            challengeUrl: string | null;
            /** @description Why the bank said no. */
            declineReason: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date-time
             * @description Until when it can be answered.
             */
            expiresAt: string;
            /**
             * Format: int64
             * @description The instrument, once there is one.
             */
            paymentInstrumentId: number | null;
        };
        /**
         * @description What kind of thing was paid for.
         * @enum {string}
         */
        PaidThing: "ACCOUNT_BALANCE" | "COURSE_APPOINTMENT" | "PRODUCT_VARIANT" | "SINGLE_APPOINTMENT";
        /**
         * @description RESERVED is held while the buyer waits for a place, PENDING is on its way (a direct debit may still come back), PAID has arrived, RETURNED came back from the bank, REFUND_PENDING is on its way back and REFUNDED has been given back, CANCELED was reserved and let go.
         * @enum {string}
         */
        PaymentState: "RESERVED" | "PENDING" | "PAID" | "RETURNED" | "REFUND_PENDING" | "REFUNDED" | "CANCELED";
        /** @description A payment, as lists have it. */
        Payment: {
            /**
             * Format: uuid
             * @description Identifies the payment.
             */
            id: string;
            /** @description What was paid for. */
            name: string;
            type: components["schemas"]["PaidThing"];
            studio: components["schemas"]["StudioReference"];
            amount: components["schemas"]["Money"];
            state: components["schemas"]["PaymentState"];
            /**
             * Format: date-time
             * @description When it was taken; while it is RESERVED, when it was ordered.
             */
            bookingDate: string;
        };
        /** @description A page of payments. */
        PaymentPage: {
            /** @description The entries. */
            content: components["schemas"]["Payment"][];
            /** @description Number of this page, from 0. */
            page: number;
            /** @description Entries a page. */
            size: number;
            /** @description Whether there is another page. */
            hasNext: boolean;
        };
        /** @description How something was paid. */
        PaymentDetails: {
            /**
             * Format: date-time
             * @description When it was taken; while it is RESERVED, when it was ordered.
             */
            bookingDate: string;
            paymentMethod: components["schemas"]["OnlinePaymentMethod"];
            /** @description What paid, archived or not; null for FINION_PAY. */
            paymentInstrument: components["schemas"]["PaymentInstrument"] | null;
        };
        /**
         * @description Why nothing can be given back: NOT_CHARGED since nothing was taken, ALREADY_REFUNDED, RETURNED since the bank has sent it back, TOO_LATE for what was booked, or NOT_CANCELABLE since what was bought stays bought or is canceled.
         * @enum {string}
         */
        RefundRefusal: "NOT_CHARGED" | "ALREADY_REFUNDED" | "RETURNED" | "TOO_LATE" | "NOT_CANCELABLE";
        /** @description A booking that ends when its payment is given back. */
        RefundAppointment: {
            /** @description Name of the course or appointment. */
            name: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endDateTime: string;
        };
        /** @description Whether a payment can be given back, and what is taken back with it. */
        PaymentRefundInformation: {
            /** @description Whether refundPayment would give it back now. */
            refundable: boolean;
            /** @description Why it would not; null when it would. */
            refusal: components["schemas"]["RefundRefusal"] | null;
            /**
             * Format: date-time
             * @description Last moment for that, by the rule of what was booked; null when it cannot be given back.
             */
            refundableUntil: string | null;
            /** @description What would be given back; null when nothing would. */
            refundableAmount: components["schemas"]["Money"] | null;
            /** @description What was given back already; null when nothing was. */
            refundedAmount: components["schemas"]["Money"] | null;
            /** @description What is taken back with the refund, or was; empty where nothing was booked. */
            appointments: components["schemas"]["RefundAppointment"][];
        };
        /** @description A payment, how it was paid, and whether it can be given back. */
        PaymentWithDetails: {
            /**
             * Format: uuid
             * @description Identifies the payment.
             */
            id: string;
            /** @description What was paid for. */
            name: string;
            type: components["schemas"]["PaidThing"];
            studio: components["schemas"]["StudioReference"];
            amount: components["schemas"]["Money"];
            state: components["schemas"]["PaymentState"];
            /**
             * Format: date-time
             * @description When it was taken; while it is RESERVED, when it was ordered.
             */
            bookingDate: string;
            paymentDetails: components["schemas"]["PaymentDetails"];
            paymentRefundInformation: components["schemas"]["PaymentRefundInformation"];
        };
        /** @description What the pay-later service is asked for. */
        FinionPayPaymentRequest: {
            /**
             * Format: uuid
             * @description Identifies the request.
             */
            id: string;
            /**
             * Format: uuid
             * @description The checkout that it is for.
             */
            checkoutId: string;
            amount: components["schemas"]["Money"];
            /**
             * @description OPEN until the holder has answered at the service, AGREED after the yes, REFUSED after the no, EXPIRED when nobody has answered in time.
             * @enum {string}
             */
            state: "OPEN" | "AGREED" | "REFUSED" | "EXPIRED";
            /**
             * Format: uri-reference
             * @description Page of the service on which the holder answers; null when there is nothing left to answer.
             */
            serviceUrl: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when the holder can answer, and the checkout be finalized after a yes.
             */
            tokenValidUntil: string;
        };
        /** @description Which checkout the service is to pay. */
        CreateFinionPayPaymentRequest: {
            /**
             * Format: uuid
             * @description A checkout of the account whose paymentMethod is FINION_PAY.
             */
            checkoutId: string;
            /**
             * Format: uri-reference
             * @description Path in the portal to come back to; must start with a single slash.
             */
            returnPath: string;
        };
        /** @description What is bought, by whom, and what pays. */
        CreateCourseAppointmentCheckoutRequest: {
            /**
             * Format: int64
             * @description The course appointment.
             */
            courseAppointmentId: number;
            /**
             * Format: int64
             * @description What is bought.
             */
            offerId: number;
            customerData: components["schemas"]["CustomerData"];
            /** @description How it is paid; null where nothing is to be paid. */
            paymentMethod: components["schemas"]["OnlinePaymentMethod"] | null;
            /**
             * Format: int64
             * @description What pays; null where the offer costs nothing.
             */
            paymentInstrumentId: number | null;
            /** @description Whether to wait for a place when none is free; without it a full course answers 409. */
            joinWaitingList: boolean;
        };
        /**
         * @description CREATED can be authenticated or finalized, AUTHENTICATION_REQUIRED waits for the holder at the provider, AUTHENTICATED can be finalized, FINALIZED is booked and charged, CANCELED was given up, FAILED was declined, EXPIRED is too old.
         * @enum {string}
         */
        CheckoutState: "CREATED" | "AUTHENTICATION_REQUIRED" | "AUTHENTICATED" | "FINALIZED" | "CANCELED" | "FAILED" | "EXPIRED";
        /** @description The purchase of a place in a course. */
        CourseAppointmentCheckout: {
            /**
             * Format: uuid
             * @description Identifies the checkout.
             */
            id: string;
            /**
             * @description What is bought.
             * @enum {string}
             */
            type: "ACCOUNT_BALANCE" | "COURSE_APPOINTMENT" | "PRODUCT_VARIANT" | "SINGLE_APPOINTMENT";
            state: components["schemas"]["CheckoutState"];
            /**
             * Format: int64
             * @description Studio that sells.
             */
            organizationUnitId: number;
            price: components["schemas"]["Money"];
            /** @description How it is paid; null where nothing is to be paid. */
            paymentMethod: components["schemas"]["OnlinePaymentMethod"] | null;
            /** @description What pays. */
            paymentInstrument: components["schemas"]["PaymentInstrument"] | null;
            /** @description Why it failed. */
            failureReason: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it can be finalized.
             */
            expiresAt: string;
            /** @description Secret of a public checkout; null for a member. */
            publicToken: string | null;
            courseAppointment: components["schemas"]["BookableCourse"];
            offer: components["schemas"]["BookingOffer"];
            customerData: components["schemas"]["CustomerData"];
            /** @description Whether it waits for a place when none is free; it is charged only when a place becomes free. */
            joinWaitingList: boolean;
            /** @description Whether the price has been charged; false while the booking waits for a place. */
            charged: boolean;
            /** @description The booking, once it is finalized. */
            booking: components["schemas"]["BookedItem"] | null;
        };
        /** @description What is bought, by whom, and the tokenization or kept instrument that pays. */
        CreateCourseAppointmentCheckoutV4Request: {
            /**
             * Format: int64
             * @description The course appointment.
             */
            courseAppointmentId: number;
            /**
             * Format: int64
             * @description What is bought.
             */
            offerId: number;
            customerData: components["schemas"]["CustomerData"];
            /** @description How it is paid; null where nothing is to be paid. */
            paymentMethod: components["schemas"]["OnlinePaymentMethod"] | null;
            /** @description Whether to wait for a place when none is free; without it a full course answers 409. */
            joinWaitingList: boolean;
            /**
             * Format: int64
             * @description A kept instrument; null when a tokenization pays.
             */
            paymentInstrumentId: number | null;
            /**
             * Format: uuid
             * @description A tokenization that is authorized or completed; null when a kept instrument pays.
             */
            tokenizationReference: string | null;
        };
        /** @description A purchase on its way. */
        Checkout: {
            /**
             * Format: uuid
             * @description Identifies the checkout.
             */
            id: string;
            /**
             * @description What is bought.
             * @enum {string}
             */
            type: "ACCOUNT_BALANCE" | "COURSE_APPOINTMENT" | "PRODUCT_VARIANT" | "SINGLE_APPOINTMENT";
            state: components["schemas"]["CheckoutState"];
            /**
             * Format: int64
             * @description Studio that sells.
             */
            organizationUnitId: number;
            price: components["schemas"]["Money"];
            /** @description How it is paid; null where nothing is to be paid. */
            paymentMethod: components["schemas"]["OnlinePaymentMethod"] | null;
            /** @description What pays. */
            paymentInstrument: components["schemas"]["PaymentInstrument"] | null;
            /** @description Why it failed. */
            failureReason: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it can be finalized.
             */
            expiresAt: string;
            /** @description Secret of a public checkout; null for a member. */
            publicToken: string | null;
            /** @description Whether the price has been charged; false while the buyer waits for what was bought. */
            charged: boolean;
        };
        /** @description Where the payment provider sends the holder afterwards. */
        AuthenticateCheckoutRequest: {
            /**
             * Format: uri-reference
             * @description Path in the portal to come back to; must start with a single slash.
             */
            returnPath: string;
        };
        /** @description Whether the holder must answer at the provider. */
        CheckoutAuthentication: {
            /**
             * Format: uuid
             * @description The checkout.
             */
            checkoutId: string;
            state: components["schemas"]["CheckoutState"];
            /**
             * Format: uri-reference
             * @description Page of the payment provider; null when the bank asks for nothing, or the holder has answered and the provider has not yet said what.
             */
            challengeUrl: string | null;
        };
        /**
         * @description A field that a studio may ask for.
         * @enum {string}
         */
        MasterDataField: "firstname" | "lastname" | "email" | "dateOfBirth" | "phone" | "street" | "houseNumber" | "zipCode" | "city" | "countryCode";
        /** @description Whether enough is known of the person for what they want to do. */
        MasterDataValidation: {
            /** @description Whether nothing is missing. */
            valid: boolean;
            /** @description What is missing. */
            missingFields: components["schemas"]["MasterDataField"][];
        };
        /** @description The studio that an event happened in. */
        TrackedStudio: {
            /** @description Name of the tenant. */
            tenant: string;
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            organizationUnitId: number;
            /** @description Name of the studio. */
            name: string;
        };
        /** @description Where and how it happened. */
        TrackingEventProperties: {
            /** @description Name and version of the browser. */
            browser: string;
            /** @description Kind or model of the device. */
            device: string;
            /** @description Name and version of the operating system. */
            os: string;
            /** @description Width of the screen in CSS pixels. */
            screenWidth: number;
            /** @description Height of the screen in CSS pixels. */
            screenHeight: number;
            /** @description Width of the window in CSS pixels. */
            viewportWidth: number;
            /** @description Height of the window in CSS pixels. */
            viewportHeight: number;
            /** @description Whether somebody is logged in. */
            loggedIn: boolean;
            /**
             * Format: int64
             * @description Id of the account; null when nobody is logged in.
             */
            userId: number | null;
            /** @description The studio of the page; null when there is none. */
            studio: components["schemas"]["TrackedStudio"] | null;
            /** @description Address of the page before; empty when unknown. */
            referrer: string;
            /** @description Name of the route. */
            route: string;
            /** @description Origin of the page. */
            origin: string;
            /** @description Seconds since the event before; null for the first. */
            elapsedSeconds: number | null;
        };
        /** @description Something that happened in an application, for its statistics; sent only with the reader's consent. */
        TrackingEvent: {
            /** @description What happened; a navigation is `msweb-nav-` and the name of the route. */
            eventName: string;
            /**
             * Format: int64
             * @description Id of the account; null when nobody is logged in.
             */
            userId: number | null;
            /**
             * @description Which application sends it.
             * @enum {string}
             */
            applicationName: "MS_FRONTEND";
            properties: components["schemas"]["TrackingEventProperties"];
        };
        /** @description Texts by the id of their message, laid over the default texts. */
        Translations: {
            [key: string]: string;
        };
        /** @description A town or a region on the map. */
        MapPlace: {
            /** @description Its own name. */
            name: string;
            /** @description Its name with what tells it apart, as a list shows it. */
            placeName: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "place" | "region";
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Degrees east of its middle. */
            longitude: number;
            /** @description Degrees north of its middle. */
            latitude: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWhitelabelConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhitelabelConfig"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `whitelabel.error.notfound`: There is no brand for these headers. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chain and its studios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantInfo"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listFeatures: {
        parameters: {
            query?: {
                /**
                 * @description The studio. What stands in its place when it is left out, the operation says.
                 * @example 1001
                 */
                organizationUnitId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches that are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureState"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicFeatures: {
        parameters: {
            query?: {
                /**
                 * @description The studio. What stands in its place when it is left out, the operation says.
                 * @example 1001
                 */
                organizationUnitId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches that are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureState"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTranslationLocales: {
        parameters: {
            query?: {
                /**
                 * @description The studio. What stands in its place when it is left out, the operation says.
                 * @example 1001
                 */
                organizationUnitId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studio's language, and those to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocaleInfo"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listActiveMenuEntries: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, in the order of the menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuEntry"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicActiveMenuEntries: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, in the order of the menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuEntry"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getHomeStudio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studio, with contacts and closing hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Studio"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.nohomestudio`: The account is connected to no studio of the tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicStudios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios of the tenant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Studio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicStudio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studio, with contacts and closing hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Studio"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAnyStudioLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo. */
            200: {
                headers: {
                    /**
                     * @description How long the picture may be kept.
                     * @example max-age=86400
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none.
             *     `logo.error.notfound`: There is no logo.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStudioLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo. */
            200: {
                headers: {
                    /**
                     * @description How long the picture may be kept.
                     * @example max-age=86400
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `studio.error.notfound`: There is no such studio at this tenant.
             *     `logo.error.notfound`: There is no logo.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSepaAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mandate, with a reference of its own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SepaAgreement"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `studio.error.notfound`: There is no such studio at this tenant.
             *     `studio.error.nosepaagreement`: The studio debits no bank accounts, so there is no mandate for it.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUtilization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours of today, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Utilization"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `utilization.error.notrevealed`: The studio does not show how busy it is. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUtilizationReveal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the counts can be had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilizationReveal"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getActiveCheckins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many, and how much of the capacity that is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveCheckins"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `utilization.error.notrevealed`: The studio does not show how busy it is. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listHistoricUtilization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usual week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricUtilization"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `utilization.error.notrevealed`: The studio does not show how busy it is. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUtilizationIndicatorLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilizationIndicatorLimits"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUtilizationToday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours that have begun, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Utilization"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `utilization.error.notrevealed`: The studio does not show how busy it is. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicUtilization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours of today, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Utilization"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `utilization.error.notrevealed`: The studio does not show how busy it is. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicUtilizationReveal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the counts can be had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilizationReveal"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicActiveCheckins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many, and how much of the capacity that is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveCheckins"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `utilization.error.notrevealed`: The studio does not show how busy it is. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicHistoricUtilization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usual week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricUtilization"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `utilization.error.notrevealed`: The studio does not show how busy it is. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicUtilizationIndicatorLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilizationIndicatorLimits"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicUtilizationToday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours that have begun, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Utilization"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `utilization.error.notrevealed`: The studio does not show how busy it is. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listBookingPortalStudios: {
        parameters: {
            query?: {
                /**
                 * @description Only studios in this country, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                countryCode?: string;
                /**
                 * @description Only studios of this category; repeat for any of several.
                 * @example [
                 *       1
                 *     ]
                 */
                category?: number[];
                /**
                 * @description Only studios with this feature; repeat for all of several.
                 * @example [
                 *       11
                 *     ]
                 */
                feature?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios that fit the filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPortalStudio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForFilters: {
        parameters: {
            query?: {
                /**
                 * @description Only studios in this country, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                countryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios with what they can be filtered by. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterStudio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioCategory"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioFeatureCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All groups with their features. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioFeatureCategory"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStudioCount: {
        parameters: {
            query?: {
                /**
                 * @description Only studios in this country, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                countryCode?: string;
                /**
                 * @description Only studios of this category; repeat for any of several.
                 * @example [
                 *       1
                 *     ]
                 */
                category?: number[];
                /**
                 * @description Only studios with this feature; repeat for all of several.
                 * @example [
                 *       11
                 *     ]
                 */
                feature?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioCount"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioCountsByCity: {
        parameters: {
            query?: {
                /**
                 * @description Only studios in this country, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                countryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities with a studio. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityStudioCount"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAdditionalMenuEntries: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, an empty list when the studio adds none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdditionalMenuEntry"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioBookingOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry a studio, with an empty list where nothing can be booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioBookingOptions"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForMySportsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios open to guests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedStudio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForStudioConnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedStudio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForWhitelabelAppTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios of the brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStudio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForWhitelabelPortalTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios of the brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStudio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForWhitelabelApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios of the brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStudio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listLegalInfos: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents of the studio. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalInfo"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listLegalConsents: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consents, an empty list when the form needs none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalConsent"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLegalInfo: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path: {
                /**
                 * @description What the document is about.
                 * @example IMPRINT
                 */
                type: components["schemas"]["LegalInfoType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalInfo"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `studio.error.notfound`: There is no such studio at this tenant.
             *     `legalinfo.error.notfound`: The studio has no document of this type.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getActiveLegalInfos: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents that are in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveLegalInfos"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioNews: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news, an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioNews"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForWhitelabelPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios of the brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStudio"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStudioByAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Alias of the studio.
                 * @example northside-1001
                 */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studio, as the finder shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPortalStudio"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTenantConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Facility group of the brand.
                 * @example northside-group
                 */
                publicFacilityGroup: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tenant, studio and kind of the portal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantConfig"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `whitelabel.error.notfound`: There is no brand for these headers. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStudioRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the studio in the chain's own books.
                 * @example NS-1001
                 */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The average and how many have rated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioRating"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTrainingSectionConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the facility; the same as the organization unit id of its studio.
                 * @example 1001
                 */
                facilityId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections, in the order to be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingSectionConfiguration"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listFacilityCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds that there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityCategory"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listUniversalCheckInFacilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facilities that take part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInFacility"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The account whose session begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.badcredentials`: Nobody has this username, or the password is wrong; which of the two is not said. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 wrong passwords for a username and 20 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no session any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 codes for an e-mail address and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeForgottenPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `verification.error.codeinvalid`: The code is wrong, used up or too old, or nobody has the address; which of them is not said.
             *     `password.error.tooweak`: The new password has less than 8 characters, or no letter, or no digit.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 10 codes for an e-mail address and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and the studios it is connected to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session; this is how a client learns that nobody is logged in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCustomerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, null where nothing is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerInfo"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tenant.error.notfound`: There is no such tenant, or X-Tenant names none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile, null where nothing is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    replaceProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceProfileRequest"];
            };
        };
        responses: {
            /** @description The profile, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `profile.error.dateofbirth`: The day of birth lies in the future. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProfileRequest"];
            };
        };
        responses: {
            /** @description The profile, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `profile.error.dateofbirth`: The day of birth lies in the future. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    uploadProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileImageUpload"];
            };
        };
        responses: {
            /** @description Where the picture is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileImage"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `picture.error.toolarge`: The file has more megabytes than the argument says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `picture.error.kindnottaken`: The content is no JPEG, PNG or WebP, whatever its name says. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `picture.error.toomanypixels`: The picture has more million pixels than the argument says.
             *     `picture.error.notreadable`: The file begins like a picture but is none.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no picture any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses and telephone, null where nothing is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacts"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveContactsRequest"];
            };
        };
        responses: {
            /** @description All contact data, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacts"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `password.error.wrong`: The password that was given again is not that of the account.
             *     `password.error.tooweak`: The new password has less than 8 characters, or no letter, or no digit.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 wrong passwords for an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description Where the code goes; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `email.error.unchanged`: The address is the main one already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `password.error.wrong`: The password that was given again is not that of the account. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 wrong passwords for an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeMainEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMainEmailRequest"];
            };
        };
        responses: {
            /** @description The address is the main one. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `email.error.notfound`: The account has no such additional address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `email.error.notverified`: The address is not verified yet; its code has to be typed first.
             *     `email.error.unchanged`: The address is the main one already.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `password.error.wrong`: The password that was given again is not that of the account. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 wrong passwords for an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resendRegistrationMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the code goes; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `account.error.alreadyverified`: The address of the account is verified; there is nothing left to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 10 mails for an account and 100 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getReferralUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, and the code alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralUrl"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createZendeskToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the support pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportLink"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The password of the account, as base64 of its UTF-8 text, since a header takes no other letters.
                 * @example c2FtcGxlLVBhc3N3MHJk
                 */
                "X-Password": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no account any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `account.error.openbookings`: There are bookings ahead, as many as the argument says; they have to be canceled first.
             *     `account.error.openpayments`: Purchases are being paid, as many as the argument says.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `password.error.wrong`: The password that was given again is not that of the account. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 wrong passwords for an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addAdditionalEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionalEmailRequest"];
            };
        };
        responses: {
            /** @description Where the code goes; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `email.error.alreadyadded`: The account has the address already.
             *     `email.error.toomany`: The account has as many additional addresses as it may; the argument is that number.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 10 mails for an account and 100 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAdditionalEmail: {
        parameters: {
            query: {
                /**
                 * @description Id of the additional address, as the contacts name it.
                 * @example 7101
                 */
                additionalEmailId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account does not have the address any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `email.error.notfound`: The account has no such additional address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addAdditionalEmailLegacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionalEmailRequest"];
            };
        };
        responses: {
            /** @description Where the code goes; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `email.error.alreadyadded`: The account has the address already.
             *     `email.error.toomany`: The account has as many additional addresses as it may; the argument is that number.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 10 mails for an account and 100 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAdditionalEmailLegacy: {
        parameters: {
            query: {
                /**
                 * @description Id of the additional address, as the contacts name it.
                 * @example 7101
                 */
                additionalEmailId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account does not have the address any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `email.error.notfound`: The account has no such additional address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verifyAdditionalEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyAdditionalEmailRequest"];
            };
        };
        responses: {
            /** @description The address is verified. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `verification.error.codeinvalid`: The code is wrong, used up or too old, or nobody has the address; which of them is not said. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 10 codes for an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    connectWithCustomerCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectWithCustomerCodeRequest"];
            };
        };
        responses: {
            /** @description The connection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioConnect"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `studioconnect.error.alreadyconnected`: The account is connected to this studio already.
             *     `studioconnect.error.otheraccount`: The member is connected to another account.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studioconnect.error.nomatch`: No member of the studio fits, or not all values fit; which one does not is not said. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 tries of an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    connectWithEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectWithEmailRequest"];
            };
        };
        responses: {
            /** @description The connection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioConnect"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `studioconnect.error.alreadyconnected`: The account is connected to this studio already.
             *     `studioconnect.error.otheraccount`: The member is connected to another account.
             *     `email.error.notverified`: The address is not verified yet; its code has to be typed first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studioconnect.error.nomatch`: No member of the studio fits, or not all values fit; which one does not is not said. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 tries of an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    connectWithIban: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectWithIbanRequest"];
            };
        };
        responses: {
            /** @description The connection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioConnect"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `studioconnect.error.alreadyconnected`: The account is connected to this studio already.
             *     `studioconnect.error.otheraccount`: The member is connected to another account.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studioconnect.error.nomatch`: No member of the studio fits, or not all values fit; which one does not is not said. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 tries of an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    connectWithIbanSuffix: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectWithIbanSuffixRequest"];
            };
        };
        responses: {
            /** @description The connection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioConnect"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `studioconnect.error.alreadyconnected`: The account is connected to this studio already.
             *     `studioconnect.error.otheraccount`: The member is connected to another account.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studioconnect.error.nomatch`: No member of the studio fits, or not all values fit; which one does not is not said. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 tries of an account and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteStudioConnect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the connection.
                 * @example 5001
                 */
                studioConnectId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnected. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studioconnect.error.notfound`: The account has no such connection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMigrationSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether to ask, where to begin, and the texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigrationSteps"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    migrateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MigrateRequest"];
            };
        };
        responses: {
            /** @description The account belongs to the context now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `migration.error.notoffered`: The account is in the context already, or the facility group is none of the seven.
             *     `migration.error.addresstaken`: The context has another account with this address.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `migration.error.consentmissing`: One of the two consents is missing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCancelationNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refusal is noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `migration.error.notoffered`: The account is in the context already, or the facility group is none of the seven. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCustomerConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permissions, and whether payments need a signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerConfig"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authorization.error.notconnected`: The account is not connected to a studio of this tenant. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccessRefusalConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether to tell, and whether to say why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRefusalConfiguration"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authorization.error.notconnected`: The account is not connected to a studio of this tenant. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccessRefusalStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the member is let in, and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRefusalStatus"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authorization.error.notconnected`: The account is not connected to a studio of this tenant. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getEntranceBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ends of both blocks, null where there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntranceBlockInfo"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authorization.error.notconnected`: The account is not connected to a studio of this tenant. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccessBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the member is kept out now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessBlock"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authorization.error.notconnected`: The account is not connected to a studio of this tenant. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Where the code goes; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `password.error.tooweak`: The new password has less than 8 characters, or no letter, or no digit.
             *     `registration.error.termsnotaccepted`: The brand has terms and conditions, and they were not accepted.
             *     `registration.error.referralcodeunknown`: Nobody has this referral code.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 registrations of an e-mail address and 200 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verifyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description The address is verified. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `verification.error.codeinvalid`: The code is wrong, used up or too old, or nobody has the address; which of them is not said. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 10 codes for an e-mail address and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description The address, and what its code was for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResult"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `verification.error.codeinvalid`: The code is wrong, used up or too old, or nobody has the address; which of them is not said. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 10 codes for an e-mail address and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getQuickRegistration: {
        parameters: {
            query: {
                /**
                 * @description Names the invitation of a studio.
                 * @example 0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10
                 */
                uuid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invited person and their studio. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickRegistration"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `registration.error.invitationnotfound`: No invitation has this uuid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `registration.error.invitationused`: Somebody has registered with the invitation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 20 looks at an invitation and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    registerQuickly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickRegisterRequest"];
            };
        };
        responses: {
            /** @description Where the code goes; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `registration.error.invitationnotfound`: No invitation has this uuid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `registration.error.invitationused`: Somebody has registered with the invitation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `password.error.tooweak`: The new password has less than 8 characters, or no letter, or no digit.
             *     `registration.error.termsnotaccepted`: The brand has terms and conditions, and they were not accepted.
             *     `registration.error.emailfixed`: The invitation names another address than the request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 5 registrations of an e-mail address and 200 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description Language and region of texts, in the form of BCP 47.
                 * @example en-GB
                 */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCourseAppointmentFilter: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values that a filter can offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentFilter"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSingleAppointmentFilter: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values that a filter can offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleAppointmentFilter"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStreamingAppointment: {
        parameters: {
            query: {
                /**
                 * @description The booking of the stream; its uuid.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                streamId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointment, and the address of its stream while it is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamingAppointment"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listReferenceCountries: {
        parameters: {
            query?: {
                /**
                 * @description Language and region of texts, in the form of BCP 47.
                 * @example en-GB
                 */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listUsaStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateOption"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getQuickConnect: {
        parameters: {
            query: {
                /**
                 * @description Names the invitation of a studio.
                 * @example 0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10
                 */
                uuid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Studio and customer number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickConnect"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `registration.error.invitationnotfound`: No invitation has this uuid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `registration.error.invitationused`: Somebody has registered with the invitation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 20 looks at an invitation and 50 from a network address. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listEmployees: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listEmployeesWithFutureCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the course appointment.
                 * @example 50001
                 */
                itemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointment as the account sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the course appointment.
                 * @example 50001
                 */
                itemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointment as the account sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCourseAppointments: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of the period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCourseAppointments: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of the period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCoursesWithDefaultHomeStudio: {
        parameters: {
            query: {
                /**
                 * @description The studio. What stands in its place when it is left out, the operation says.
                 * @example 1001
                 */
                organizationUnitId?: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of the period at that one studio. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCoursesWithDefaultHomeStudio: {
        parameters: {
            query: {
                /**
                 * @description The studio. What stands in its place when it is left out, the operation says.
                 * @example 1001
                 */
                organizationUnitId?: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of the period at that one studio. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listNextAvailableCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description How many at the most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One appointment a course, an empty list when nothing is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicNextAvailableCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description How many at the most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One appointment a course, an empty list when nothing is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listUpcomingCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description How many at the most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments that begin next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicUpcomingCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description How many at the most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments that begin next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of the period, an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of the period, an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCourseSlice: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
                /**
                 * @description Number of the page, from 0.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by start, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSlice"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCourseSlice: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
                /**
                 * @description Number of the page, from 0.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by start, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSlice"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCoursesWithCanceled: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of the period, canceled ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCoursesWithCanceled: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of the period, canceled ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAvailableCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments that can be booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicAvailableCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments that can be booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCoursesWithUpcomingAppointment: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses of the studio. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithUpcomingAppointment"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCoursesWithUpcomingAppointment: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses of the studio. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithUpcomingAppointment"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listBookingOptions: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOption"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBookingOptionsWithOffers: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options and offers, in two lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptionsWithOffers"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBookingOptionsWithTrialContingentAndOffers: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options, trials and offers, in three lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptionsWithTrialContingentAndOffers"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicBookingOptions: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOption"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicBookingOptionsWithOffers: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers; no options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptionsWithOffers"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicBookingOptionsWithTrialContingentAndOffers: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers; no options and no trials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptionsWithTrialContingentAndOffers"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    bookCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookCourseRequest"];
            };
        };
        responses: {
            /** @description The booking, with its place on the waiting list where it waits. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedItem"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `course.error.notfound`: There is no such course appointment at this tenant.
             *     `bookingoption.error.notfound`: The member holds no such booking option.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.slotfull`: No place is free.
             *     `booking.error.alreadybooked`: The person who books has a place already, or one on the waiting list.
             *     `booking.error.waitinglistfull`: No place is free on the waiting list either.
             *     `booking.error.tooearly`: The booking window is not open yet; the argument is earliestBookingDateTime.
             *     `booking.error.toolate`: The booking window is closed; the argument is latestBookingDateTime.
             *     `booking.error.appointmentcanceled`: The studio has canceled the course appointment.
             *     `booking.error.blocked`: The member has missed bookings; the argument says until when nothing can be booked.
             *     `bookingoption.error.notvalid`: The booking option is used up, over, or does not fit the course.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, with what was booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the cancelation has paid back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationResult"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.cancelationtoolate`: The last moment for a cancelation, which the argument tells, is over.
             *     `booking.error.alreadycanceled`: The booking was canceled before.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCurrentCalendarItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings to come, an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPastCalendarItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings that are over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCancelationRuleInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether, until when, and what comes back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationRuleInfo"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    bookPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookPublicCourseRequest"];
            };
        };
        responses: {
            /** @description The booking, with its place on the waiting list where it waits. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedItem"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `course.error.notfound`: There is no such course appointment at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.slotfull`: No place is free.
             *     `booking.error.alreadybooked`: The person who books has a place already, or one on the waiting list.
             *     `booking.error.waitinglistfull`: No place is free on the waiting list either.
             *     `booking.error.tooearly`: The booking window is not open yet; the argument is earliestBookingDateTime.
             *     `booking.error.toolate`: The booking window is closed; the argument is latestBookingDateTime.
             *     `booking.error.appointmentcanceled`: The studio has canceled the course appointment.
             *     `booking.error.blocked`: The member has missed bookings; the argument says until when nothing can be booked.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `offer.error.notallowed`: The offer does not pay for this thing, or there is nothing to be paid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 30 bookings without a session from a network at once, and one more each minute. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, with what was booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelPublicCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the cancelation has paid back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationResult"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.cancelationtoolate`: The last moment for a cancelation, which the argument tells, is over.
             *     `booking.error.alreadycanceled`: The booking was canceled before.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCancelationRuleInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether, until when, and what comes back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationRuleInfo"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCheckinReservations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservations, an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinReservation"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelCheckinReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the reservation.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation, which is canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinReservation"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkinreservation.error.notfound`: There is no such reservation, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `checkinreservation.error.alreadycanceled`: The reservation was canceled before.
             *     `checkinreservation.error.cancelationtoolate`: The slot has begun; the argument says when.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCheckinReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCheckinReservationRequest"];
            };
        };
        responses: {
            /** @description The reservation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinReservation"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authorization.error.notconnected`: The account is not connected to a studio of this tenant. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `studio.error.notfound`: There is no such studio at this tenant.
             *     `checkinreservation.error.slotnotfound`: The studio has no such slot, not on this day of the week, or is closed then.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `checkinreservation.error.full`: No place is free.
             *     `checkinreservation.error.alreadyreserved`: The member has a reservation on this day at this studio, in this slot or another one.
             *     `checkinreservation.error.tooearly`: The day is more than 7 days ahead; the argument says from when it can be reserved.
             *     `checkinreservation.error.toolate`: The last possible check-in, which the argument tells, is over.
             *     `booking.error.blocked`: The member has missed bookings; the argument says until when nothing can be booked.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCheckinReservationSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots, an empty list where the studio takes no reservations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinReservationSlot"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authorization.error.notconnected`: The account is not connected to a studio of this tenant. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCheckinReservationSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots, an empty list where the studio takes no reservations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinReservationSlot"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, with what was booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelMyCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the cancelation has paid back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationResult"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `booking.error.notfound`: There is no such booking, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.cancelationtoolate`: The last moment for a cancelation, which the argument tells, is over.
             *     `booking.error.alreadycanceled`: The booking was canceled before.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMyCurrentCalendarItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings to come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMyCalendarHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings that are over or canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPaymentInstruments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instruments, an empty list when none is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    archivePaymentInstrument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the payment instrument.
                 * @example 8501
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer offered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.notfound`: There is no such payment instrument, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.inuse`: An open checkout or a place on a waiting list is still to be charged with it, or a debit is on its way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    preferPaymentInstrument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the payment instrument.
                 * @example 8501
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instrument, now preferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.notfound`: There is no such payment instrument, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCreditCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditCardRequest"];
            };
        };
        responses: {
            /** @description The card, kept; the bank may still ask for a confirmation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPublicCreditCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditCardRequest"];
            };
        };
        responses: {
            /** @description The card, usable in one checkout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 30 cards from a network at once, and one more each minute. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createBancontactCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BancontactCardRequest"];
            };
        };
        responses: {
            /** @description The card, kept; its holder has not confirmed it yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPublicBancontactCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BancontactCardRequest"];
            };
        };
        responses: {
            /** @description The card, usable in one checkout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 30 cards and accounts from a network at once, and one more each minute. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createIdeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdealRequest"];
            };
        };
        responses: {
            /** @description The account, kept; its holder has not confirmed it yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPublicIdeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdealRequest"];
            };
        };
        responses: {
            /** @description The account, usable in one checkout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 30 cards and accounts from a network at once, and one more each minute. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPaypal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaypalRequest"];
            };
        };
        responses: {
            /** @description The account, kept; its holder has not confirmed it yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPublicPaypal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaypalRequest"];
            };
        };
        responses: {
            /** @description The account, usable in one checkout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 30 cards and accounts from a network at once, and one more each minute. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createTwint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwintRequest"];
            };
        };
        responses: {
            /** @description The account, kept; its holder has not confirmed it yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPublicTwint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwintRequest"];
            };
        };
        responses: {
            /** @description The account, usable in one checkout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 30 cards and accounts from a network at once, and one more each minute. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAvailablePaymentTypes: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds, an empty list when the studio takes none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentType"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicPaymentMethods: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to pay, an empty list when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodOption"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicAccountBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret of a link that a studio has sent to somebody who owes it something.
                 * @example bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount, with the studio and the masked name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAccountBalance"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `accountbalance.error.notfound`: There is no link with this token, or it was used. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    initiateTokenization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiateTokenizationRequest"];
            };
        };
        responses: {
            /** @description The tokenization; where it has a challengeUrl the holder is to be sent there. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenizationState"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.mandateused`: Another mandate has this reference; getSepaAgreement gives a new one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `payment.error.methodnotallowed`: The studio or the offer does not take this way to pay, or what was sent along pays in another way; the argument is the way. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    completeTokenization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the tokenization.
                 * @example 7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001
                 */
                tokenizationReference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instrument, kept for the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tokenization.error.notfound`: There is no such tokenization, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tokenization.error.wrongstate`: The tokenization is in the state that the argument names, which does not allow this step. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `paymentinstrument.error.declined`: The bank or payment service refuses to have it kept; the argument is its reason. Nothing is kept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTokenizationState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the tokenization.
                 * @example 7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001
                 */
                tokenizationReference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is, and why not further. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenizationState"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `tokenization.error.notfound`: There is no such tokenization, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listTokenizationPaymentMethods: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to pay, an empty list when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodOption"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 0.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the payment.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment with its details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithDetails"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `payment.error.notfound`: There is no such payment, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the payment.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, given back or on its way back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithDetails"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `payment.error.notfound`: There is no such payment, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `payment.error.notrefundable`: Nothing was taken or what was bought cannot be given back; the argument says why. Nothing changes.
             *     `booking.error.cancelationtoolate`: The last moment for a cancelation, which the argument tells, is over.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listFinionPayPaymentRequests: {
        parameters: {
            query?: {
                /**
                 * @description The checkout that the requests are for; left out, those of all.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                checkoutId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, an empty list when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinionPayPaymentRequest"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createFinionPayPaymentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFinionPayPaymentRequest"];
            };
        };
        responses: {
            /** @description The request; the holder is to be sent to serviceUrl. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinionPayPaymentRequest"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `checkout.error.wrongstate`: The checkout is in the state that the argument names, which does not allow this step.
             *     `checkout.error.expired`: The checkout is too old to go on; the argument says since when. Nothing is charged.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `payment.error.methodnotallowed`: The studio or the offer does not take this way to pay, or what was sent along pays in another way; the argument is the way. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCourseAppointmentCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.
                 * @example 3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseAppointmentCheckoutRequest"];
            };
        };
        responses: {
            /** @description The checkout; nothing is booked or charged yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `paymentinstrument.error.notfound`: There is no such payment instrument, or it belongs to somebody else.
             *     `course.error.notfound`: There is no such course appointment at this tenant.
             *     `offer.error.notfound`: There is no such offer at the studio.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.slotfull`: No place is free.
             *     `booking.error.alreadybooked`: The person who books has a place already, or one on the waiting list.
             *     `booking.error.waitinglistfull`: No place is free on the waiting list either.
             *     `booking.error.tooearly`: The booking window is not open yet; the argument is earliestBookingDateTime.
             *     `booking.error.toolate`: The booking window is closed; the argument is latestBookingDateTime.
             *     `booking.error.appointmentcanceled`: The studio has canceled the course appointment.
             *     `booking.error.blocked`: The member has missed bookings; the argument says until when nothing can be booked.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `offer.error.notallowed`: The offer does not pay for this thing, or there is nothing to be paid.
             *     `payment.error.methodnotallowed`: The studio or the offer does not take this way to pay, or what was sent along pays in another way; the argument is the way.
             *     `request.error.idempotencykeyreused`: The Idempotency-Key was sent before with another request. Nothing is done.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCourseAppointmentCheckoutV4: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.
                 * @example 3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseAppointmentCheckoutV4Request"];
            };
        };
        responses: {
            /** @description The checkout; nothing is booked or charged yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `paymentinstrument.error.notfound`: There is no such payment instrument, or it belongs to somebody else.
             *     `tokenization.error.notfound`: There is no such tokenization, or it belongs to somebody else.
             *     `course.error.notfound`: There is no such course appointment at this tenant.
             *     `offer.error.notfound`: There is no such offer at the studio.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.slotfull`: No place is free.
             *     `booking.error.alreadybooked`: The person who books has a place already, or one on the waiting list.
             *     `booking.error.waitinglistfull`: No place is free on the waiting list either.
             *     `booking.error.tooearly`: The booking window is not open yet; the argument is earliestBookingDateTime.
             *     `booking.error.toolate`: The booking window is closed; the argument is latestBookingDateTime.
             *     `booking.error.appointmentcanceled`: The studio has canceled the course appointment.
             *     `booking.error.blocked`: The member has missed bookings; the argument says until when nothing can be booked.
             *     `tokenization.error.wrongstate`: The tokenization is in the state that the argument names, which does not allow this step.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `offer.error.notallowed`: The offer does not pay for this thing, or there is nothing to be paid.
             *     `payment.error.methodnotallowed`: The studio or the offer does not take this way to pay, or what was sent along pays in another way; the argument is the way.
             *     `request.error.idempotencykeyreused`: The Idempotency-Key was sent before with another request. Nothing is done.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPublicCourseAppointmentCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.
                 * @example 3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseAppointmentCheckoutRequest"];
            };
        };
        responses: {
            /** @description The checkout with its publicToken; nothing is booked or charged yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `paymentinstrument.error.notfound`: There is no such payment instrument, or it belongs to somebody else.
             *     `course.error.notfound`: There is no such course appointment at this tenant.
             *     `offer.error.notfound`: There is no such offer at the studio.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.slotfull`: No place is free.
             *     `booking.error.alreadybooked`: The person who books has a place already, or one on the waiting list.
             *     `booking.error.waitinglistfull`: No place is free on the waiting list either.
             *     `booking.error.tooearly`: The booking window is not open yet; the argument is earliestBookingDateTime.
             *     `booking.error.toolate`: The booking window is closed; the argument is latestBookingDateTime.
             *     `booking.error.appointmentcanceled`: The studio has canceled the course appointment.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `offer.error.notallowed`: The offer does not pay for this thing, or there is nothing to be paid.
             *     `payment.error.methodnotallowed`: The studio or the offer does not take this way to pay, or what was sent along pays in another way; the argument is the way.
             *     `request.error.idempotencykeyreused`: The Idempotency-Key was sent before with another request. Nothing is done.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 30 checkouts from a network at once, and one more each minute. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State, price and instrument. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCourseAppointmentCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout with course, offer and booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    authenticateCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateCheckoutRequest"];
            };
        };
        responses: {
            /** @description Whether, and where, the holder must confirm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAuthentication"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `checkout.error.wrongstate`: The checkout is in the state that the argument names, which does not allow this step.
             *     `checkout.error.expired`: The checkout is too old to go on; the argument says since when. Nothing is charged.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout, now CANCELED. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.wrongstate`: The checkout is in the state that the argument names, which does not allow this step. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    finalizeCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.
                 * @example 3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout, now FINALIZED. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.slotfull`: No place is free.
             *     `booking.error.alreadybooked`: The person who books has a place already, or one on the waiting list.
             *     `booking.error.waitinglistfull`: No place is free on the waiting list either.
             *     `booking.error.tooearly`: The booking window is not open yet; the argument is earliestBookingDateTime.
             *     `booking.error.toolate`: The booking window is closed; the argument is latestBookingDateTime.
             *     `booking.error.appointmentcanceled`: The studio has canceled the course appointment.
             *     `booking.error.blocked`: The member has missed bookings; the argument says until when nothing can be booked.
             *     `checkout.error.wrongstate`: The checkout is in the state that the argument names, which does not allow this step.
             *     `checkout.error.expired`: The checkout is too old to go on; the argument says since when. Nothing is charged.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `payment.error.declined`: The bank refuses the payment; the argument is its reason. Nothing is charged or booked.
             *     `request.error.idempotencykeyreused`: The Idempotency-Key was sent before with another request. Nothing is done.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State, price and instrument. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCourseAppointmentCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout with course, offer and booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    authenticatePublicCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateCheckoutRequest"];
            };
        };
        responses: {
            /** @description Whether, and where, the holder must confirm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAuthentication"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `checkout.error.wrongstate`: The checkout is in the state that the argument names, which does not allow this step.
             *     `checkout.error.expired`: The checkout is too old to go on; the argument says since when. Nothing is charged.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelPublicCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout, now CANCELED. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.wrongstate`: The checkout is in the state that the argument names, which does not allow this step. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    finalizePublicCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.
                 * @example 3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout, now FINALIZED. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `checkout.error.notfound`: There is no such checkout, or it belongs to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `booking.error.slotfull`: No place is free.
             *     `booking.error.alreadybooked`: The person who books has a place already, or one on the waiting list.
             *     `booking.error.waitinglistfull`: No place is free on the waiting list either.
             *     `booking.error.tooearly`: The booking window is not open yet; the argument is earliestBookingDateTime.
             *     `booking.error.toolate`: The booking window is closed; the argument is latestBookingDateTime.
             *     `booking.error.appointmentcanceled`: The studio has canceled the course appointment.
             *     `checkout.error.wrongstate`: The checkout is in the state that the argument names, which does not allow this step.
             *     `checkout.error.expired`: The checkout is too old to go on; the argument says since when. Nothing is charged.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `payment.error.declined`: The bank refuses the payment; the argument is its reason. Nothing is charged or booked.
             *     `request.error.idempotencykeyreused`: The Idempotency-Key was sent before with another request. Nothing is done.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateBookAppointmentMasterData: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether to go on, and what to ask for first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterDataValidation"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateBookCourseMasterData: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether to go on, and what to ask for first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterDataValidation"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateBookTrialSessionMasterData: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether to go on, and what to ask for first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterDataValidation"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateSignContractMasterData: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether to go on, and what to ask for first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterDataValidation"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.notloggedin`: There is no session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `studio.error.notfound`: There is no such studio at this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createTrackingEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingEvent"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `authentication.error.toomanyattempts`: More than 240 events from a network at once, and 60 more each minute. The argument and Retry-After say for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maintenance`: The backend is in maintenance, whatever is asked. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whose words they are, the brandIdentifier of the white-label configuration.
                 * @example northside
                 */
                tag: string;
                /**
                 * @description Language and region of the texts, in the form of BCP 47.
                 * @example en-GB
                 */
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts by message id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `translation.error.notfound`: There are no texts of this tag in this language. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPlaces: {
        parameters: {
            query: {
                /**
                 * @description What has been typed of the name.
                 * @example Frankf
                 */
                text: string;
                /**
                 * @description Countries to look in, ISO 3166-1 alpha-2 in small letters, joined by commas.
                 * @example de,ch,at
                 */
                country?: string;
                /**
                 * @description What to look for; towns.
                 * @example place
                 */
                type?: "place";
                /**
                 * @description How many at the most; one place is looked up, the suggestions of a search ask for 6.
                 * @example 6
                 */
                limit?: number;
                /**
                 * @description What the maps service has given to the application.
                 * @example sample-maps-token
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The towns, an empty list when none fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapPlace"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maps.error.tokenrefused`: The maps service does not know the token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listRegions: {
        parameters: {
            query: {
                /**
                 * @description Degrees east.
                 * @example 13.39
                 */
                longitude: number;
                /**
                 * @description Degrees north.
                 * @example 52.53
                 */
                latitude: number;
                /**
                 * @description What to look for.
                 * @example region
                 */
                type: "region";
                /**
                 * @description What the maps service has given to the application.
                 * @example sample-maps-token
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The region, an empty list when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapPlace"][];
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maps.error.tokenrefused`: The maps service does not know the token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStaticImage: {
        parameters: {
            query: {
                /**
                 * @description Degrees east.
                 * @example 13.39
                 */
                longitude: number;
                /**
                 * @description Degrees north.
                 * @example 52.53
                 */
                latitude: number;
                /**
                 * @description Zoom level; each doubles the scale.
                 * @example 12
                 */
                zoom?: number;
                /**
                 * @description Width in CSS pixels.
                 * @example 640
                 */
                width: number;
                /**
                 * @description Height in CSS pixels.
                 * @example 333
                 */
                height?: number;
                /**
                 * @description Pixels of the picture for one CSS pixel.
                 * @example 2
                 */
                scale?: 1 | 2;
                /**
                 * @description What the maps service has given to the application.
                 * @example sample-maps-token
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description `validation.error.invalid`: A header, a parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `maps.error.tokenrefused`: The maps service does not know the token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `internal.error`: The backend has failed; what was asked may or may not have been done. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `service.error.unavailable`: The backend takes no more requests for the moment; nothing was done. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is worth its while.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
